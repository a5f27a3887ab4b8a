// The modules that `import Charts` includes on iOS. SwiftUI's names need an import of their own.
@_exported import BuilderFoundation
