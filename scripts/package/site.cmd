@echo off
rem Starts the site, or runs one of its commands: site, site backup, site restore FILE ...
setlocal
if not defined DATA_DIR set "DATA_DIR=%~dp0..\ghaf-and-harbour-data"
set "command=%~1"
if "%command%"=="" set "command=start"
set "script=scripts/%command::=-%.ts"
if "%command%"=="start" set "script=server/main.ts"
if not exist "%~dp0%script%" (
  echo There is no command %command%. There are: start, admin, backup, restore, move, demo, mail:test. 1>&2
  exit /b 1
)
"%~dp0node_modules\node\bin\node.exe" "%~dp0scripts\bootstrap.mjs" "%script%" %2 %3 %4 %5 %6 %7 %8 %9
