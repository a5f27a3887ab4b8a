import Render
import Testing

@testable import SnapshotCore

@Suite struct BitmapScalerTests {
    @Test func aPixelIsTheMeanOfItsArea() {
        let bitmap = Bitmap([[0xFF00_0000, 0xFFFF_FFFF], [0xFFFF_0000, 0xFF00_00FF]])
        #expect(BitmapScaler.scale(bitmap, width: 1, height: 1).pixel(x: 0, y: 0) == 0xFF80_4080)
    }

    @Test func pixelsThatAreCutCountByTheirShare() {
        let bitmap = Bitmap([[0xFF00_0000, 0xFF00_00FF, 0xFF00_00FF]])
        let scaled = BitmapScaler.scale(bitmap, width: 2, height: 1)
        #expect(scaled.pixel(x: 0, y: 0) == 0xFF00_0055)
        #expect(scaled.pixel(x: 1, y: 0) == 0xFF00_00FF)
    }

    @Test func theSameSizeIsTheSamePicture() {
        let bitmap = Bitmap.gradient(width: 5, height: 7)
        #expect(BitmapScaler.scale(bitmap, width: 5, height: 7) === bitmap)
    }

    @Test(arguments: [(1, 1), (3, 11), (37, 41), (64, 2)])
    func oneColorStaysOneColor(width: Int, height: Int) {
        let bitmap = Bitmap(Array(repeating: Array(repeating: 0x8040_2010, count: 64), count: 53))
        let scaled = BitmapScaler.scale(bitmap, width: width, height: height)
        for y in 0..<height { for x in 0..<width { #expect(scaled.pixel(x: x, y: y) == 0x8040_2010) } }
    }

    @Test func opaqueStaysOpaque() {
        let bitmap = Bitmap.gradient(width: 100, height: 100)
        let scaled = BitmapScaler.scale(bitmap, width: 33, height: 7)
        for y in 0..<7 { for x in 0..<33 { #expect(scaled.pixel(x: x, y: y) >> 24 == 255) } }
    }

    @Test(arguments: [(1, 1), (3, 11), (37, 41), (64, 2), (80, 9), (23, 60)])
    func eachPixelIsTheMeanThatTheAreasHave(width: Int, height: Int) {
        let bitmap = Bitmap.gradient(width: 64, height: 53)
        #expect(BitmapScaler.scale(bitmap, width: width, height: height) == means(of: bitmap, width, height))
    }

    /// Debug builds are what build servers run.
    @Test func largePicturesTakeAFractionOfPlainSums() {
        let bitmap = Bitmap.gradient(width: 200, height: 300)
        let time = ProcessorTime.of { _ = BitmapScaler.scale(bitmap, width: 40, height: 60) }
        #expect(time * 2 < ProcessorTime.of { _ = means(of: bitmap, 40, 60) })
    }

    /// The means, of what each pixel covers of every one that it covers at all.
    private func means(of bitmap: Bitmap, _ width: Int, _ height: Int) -> Bitmap {
        Bitmap(
            (0..<height).map { y in
                (0..<width).map { x in
                    let columns = shares(of: x, width, bitmap.width)
                    let rows = shares(of: y, height, bitmap.height)
                    let sums = rows.reduce(into: [0, 0, 0, 0]) { sums, row in
                        for column in columns {
                            let pixel = bitmap.pixel(x: column.place, y: row.place)
                            for channel in 0..<4 {
                                sums[channel] += Int(pixel >> (8 * channel) & 0xFF) * column.share * row.share
                            }
                        }
                    }
                    let area = bitmap.width * bitmap.height
                    return (0..<4).reduce(0) { $0 | UInt32((sums[$1] + area / 2) / area) << (8 * $1) }
                }
            })
    }

    private func shares(of index: Int, _ target: Int, _ count: Int) -> [(place: Int, share: Int)] {
        let covered = index * count..<(index + 1) * count
        return (0..<count).compactMap { place in
            let share = covered.clamped(to: place * target..<(place + 1) * target).count
            return share > 0 ? (place, share) : nil
        }
    }
}
