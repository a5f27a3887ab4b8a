import Foundation
import Testing

@testable import SnapshotInit

/// The files and the module of a pod.
@Suite struct PodspecTests {
    private func podspec(_ text: String) throws -> Podspec {
        let folder = try SampleApp.make(["Kit.podspec": text], named: "Kit")
        return try #require(Podspec(ofPod: "\(folder.path)/Kit"))
    }

    @Test func assignmentsOfLiteralsAreRead() throws {
        let spec = try podspec(
            """
            Pod::Spec.new do |s|
              s.name         = 'KitName'
              # s.module_name = "Old"
              s.module_name  = "Kit"
              s.source_files = [
                'Sources/**/*.{swift,h}',
                "More/*.swift",
              ]
              s.exclude_files = "Sources/Mac/**/*"
            end
            """)
        #expect(spec.name == "KitName")
        #expect(spec.module == "Kit")
        #expect(spec.sourceFiles == ["Sources/**/*.{swift,h}", "More/*.swift"])
        #expect(spec.contains("Sources/A.swift") && spec.contains("Sources/B/A.swift") && spec.contains("More/A.swift"))
        #expect(!spec.contains("Sources/Mac/A.swift") && !spec.contains("More/B/A.swift") && !spec.contains("A.swift"))
    }

    /// All files of the folder are the module's.
    @Test(arguments: [
        "s.source_files = \"#{s.name}/**/*.swift\"", "s.subspec 'Core' do |c|\n c.source_files = 'Core/*.swift'\nend",
        "s.source_files = FILES", "",
    ])
    func codeIsNotEvaluated(text: String) throws {
        #expect(try podspec(text).sourceFiles.isEmpty)
    }

    @Test func aFolderIsOnePackageOrContainsSeveral() throws {
        for (files, isOne) in [
            (["Sources/A.swift"], true), (["A.swift"], true), (["A.podspec"], true), (["A.xcodeproj/p"], true),
            (["A/A.swift"], false), (["Pods.xcodeproj/p", "A/A.swift"], false),
        ] {
            let folder = try SampleApp.make(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
            #expect(PlainPackage.isPackage("\(folder.path)/Sample") == isOne, "\(files)")
        }
    }
}
