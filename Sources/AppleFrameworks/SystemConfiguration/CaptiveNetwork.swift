import BuilderFoundation

/// The key of the network's name.
public nonisolated(unsafe) let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of the identifier of the network's station.
public nonisolated(unsafe) let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
/// The key of the bytes of the network's name.
public nonisolated(unsafe) let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// Returns nil: without the permission, iOS names no network either.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
/// Returns nil: without the permission, iOS names no network either.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
