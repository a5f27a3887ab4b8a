// The modules that `import PDFKit` includes on iOS.
@_exported import BuilderUIKit
