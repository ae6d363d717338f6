// Imported before the engine, which looks once: it would tell its makers about each session and keep a mark in the home folder.
process.env['ORT_DISABLE_TELEMETRY'] = '1'
