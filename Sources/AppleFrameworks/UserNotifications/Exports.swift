// The modules that `import UserNotifications` includes on iOS.
@_exported import BuilderCoreLocation
