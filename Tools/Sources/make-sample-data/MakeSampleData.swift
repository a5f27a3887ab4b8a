import Foundation
import Render

/// Generates the screens' sample data, `users.json` and the portraits, reproducibly to the byte.
@main
enum MakeSampleData {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let path = arguments.first, arguments.count == 1, !path.hasPrefix("-") else {
            FileHandle.standardError.write(Data("usage: make-sample-data FOLDER\n".utf8))
            exit(64)
        }
        do {
            let bytes = try write(to: URL(fileURLWithPath: path, isDirectory: true))
            print("\(People.all.count) people, \((bytes + 512) / 1024) KB of pictures in \(path)")
        } catch {
            FileHandle.standardError.write(Data("make-sample-data: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Writes all files, and returns the total size of the images in bytes.
    private static func write(to folder: URL) throws -> Int {
        let pictures = folder.appendingPathComponent("portraits", isDirectory: true)
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        var bytes = 0
        for person in People.all {
            let files = [
                (PortraitFile.large(of: person), PortraitFile.largeDrawing(of: person)),
                (PortraitFile.thumbnail(of: person), PortraitFile.thumbnailDrawing(of: person)),
            ]
            for (file, drawing) in files {
                let data = try file.data(of: drawing)
                try data.write(to: pictures.appendingPathComponent(file.name), options: .atomic)
                bytes += data.count
            }
        }
        let users = UsersFile(people: People.all, pictures: "portraits")
        try users.data().write(to: folder.appendingPathComponent("users.json"), options: .atomic)
        return bytes
    }
}
