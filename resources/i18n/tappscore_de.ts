<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>problems</name>
    <message>
      <source>Points {value} can't occur: {low} to {high}.</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
