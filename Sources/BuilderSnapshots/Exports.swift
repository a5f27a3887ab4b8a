// Everything that a catalog and its `main.swift` need.
@_exported import ScreenDriver
@_exported import SnapshotCommand
@_exported import SnapshotCore
@_exported import SnapshotDocs

@_exported import struct ImageDiff.Tolerance
