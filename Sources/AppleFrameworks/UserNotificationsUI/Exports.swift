// The modules that `import UserNotificationsUI` includes on iOS.
@_exported import BuilderUserNotifications
