// The modules that `import PhotosUI` includes on iOS.
@_exported import BuilderPhotos
