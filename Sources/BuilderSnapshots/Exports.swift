// What a catalog says of its screens.
@_exported import struct Render.Tolerance
