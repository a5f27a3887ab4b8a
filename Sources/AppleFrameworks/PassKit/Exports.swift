// The modules that `import PassKit` includes on iOS.
@_exported import BuilderContacts
@_exported import BuilderUIKit
