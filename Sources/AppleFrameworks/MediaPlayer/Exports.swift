// The modules that `import MediaPlayer` includes on iOS.
@_exported import BuilderUIKit
