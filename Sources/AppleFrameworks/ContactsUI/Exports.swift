// The modules that `import ContactsUI` includes on iOS.
@_exported import BuilderContacts
@_exported import BuilderUIKit
