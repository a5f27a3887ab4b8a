/// The transform of a stored image to its upright position; raw values are EXIF's.
public enum ImageOrientation: Int, Hashable, Sendable, CaseIterable {
    /// Stored upright.
    case up = 1
    /// Stored mirrored.
    case upMirrored = 2
    /// Stored upside down: rotated by half a turn.
    case down = 3
    /// Stored upside down and mirrored.
    case downMirrored = 4
    /// Stored with rows and columns exchanged.
    case leftMirrored = 5
    /// Needs a quarter turn clockwise to be upright.
    case right = 6
    /// Stored with rows and columns exchanged, from the opposite corner.
    case rightMirrored = 7
    /// Needs a quarter turn counterclockwise to be upright.
    case left = 8

    /// A Boolean value that indicates whether the upright image's width is the stored one's height.
    public var swapsSides: Bool { rawValue >= 5 }

    /// Returns the image rotated upright; the same object where there is nothing to rotate.
    public func upright(_ bitmap: Bitmap) -> Bitmap {
        guard self != .up else { return bitmap }
        let width = swapsSides ? bitmap.height : bitmap.width
        let height = swapsSides ? bitmap.width : bitmap.height
        // The positions of the upright image's first pixel, next column and next row in the stored one.
        let right = bitmap.width - 1
        let bottom = bitmap.height - 1
        let (start, column, row): ((Int, Int), (Int, Int), (Int, Int)) =
            switch self {
            case .up: ((0, 0), (1, 0), (0, 1))
            case .upMirrored: ((right, 0), (-1, 0), (0, 1))
            case .down: ((right, bottom), (-1, 0), (0, -1))
            case .downMirrored: ((0, bottom), (1, 0), (0, -1))
            case .leftMirrored: ((0, 0), (0, 1), (1, 0))
            case .right: ((0, bottom), (0, -1), (1, 0))
            case .rightMirrored: ((right, bottom), (0, -1), (-1, 0))
            case .left: ((right, 0), (0, 1), (-1, 0))
            }
        return Bitmap(
            width: width, height: height, isOpaque: bitmap.isOpaque, vectorFormat: bitmap.vectorFormat
        ) { pixels, bytesPerRow in
            let step = column.0 * 4 + column.1 * bitmap.bytesPerRow
            var y = 0
            while y < height {
                var source =
                    bitmap.pixels + (start.0 + y * row.0) * 4 + (start.1 + y * row.1) * bitmap.bytesPerRow
                let target = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                var x = 0
                while x < width {
                    target[x] = source.load(as: UInt32.self)
                    if x + 1 < width { source += step }
                    x = x &+ 1
                }
                y = y &+ 1
            }
        }
    }
}

extension ImageOrientation {
    /// Reads the orientation from a JPEG's EXIF segment; `up` where it is missing or invalid.
    init(jpeg bytes: UnsafeRawBufferPointer) {
        self = ImageOrientation(rawValue: Self.orientationTag(bytes) ?? 1) ?? .up
    }

    private static func orientationTag(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            // Start of scan, end of image: no more headers.
            if marker == 0xDA || marker == 0xD9 { return nil }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
            if marker == 0xE1, let found = tag(in: bytes, from: offset + 4, to: offset + 2 + length) { return found }
            offset += 2 + length
        }
        return nil
    }

    /// Returns the value of tag 0x0112 in the first directory of the TIFF structure between `start` and `end`.
    private static func tag(in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int? {
        let tiff = start + 6
        guard tiff + 8 <= end, bytes[start..<tiff].elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        let isLittleEndian = bytes[tiff] == 0x49
        func number(_ offset: Int, _ count: Int) -> Int {
            var value = 0
            for index in 0..<count {
                let byte = Int(bytes[offset + (isLittleEndian ? count - 1 - index : index)])
                value = value << 8 | byte
            }
            return value
        }
        let directory = tiff + number(tiff + 4, 4)
        guard directory + 2 <= end else { return nil }
        let entries = number(directory, 2)
        for index in 0..<entries {
            let entry = directory + 2 + index * 12
            guard entry + 12 <= end else { return nil }
            if number(entry, 2) == 0x0112 { return number(entry + 8, 2) }
        }
        return nil
    }
}
