// The files in Files are compiled unmodified, but for what the plugin LowerSources does.
