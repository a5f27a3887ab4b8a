// The modules that `import CFNetwork` includes on iOS.
@_exported import BuilderFoundation
