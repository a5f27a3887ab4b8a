@testable import SnapshotInit

/// Projects as text.
enum SampleProject {
    /// An app with its files in groups, a framework with its files in a folder, tests and an extension. One file is
    /// missing, one is outside, and a group contains itself.
    static let xcode = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T1, T2, T3, T4); packageReferences = (R1, R2); };
                PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); };
                PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FC; buildSettings = { SDKROOT = iphoneos; }; };
                PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE; }; };
                G /* main */ = {isa = PBXGroup; children = (GS, SY, GX, F9, FC, G); sourceTree = "<group>"; };
                GS = {isa = PBXGroup; path = Shop; children = (F1, GL, F3, F4, F5, V1); sourceTree = "<group>"; };
                GL = {isa = PBXGroup; path = "Log in"; children = (F2); sourceTree = "<group>"; };
                GX = {isa = PBXGroup; name = Products; children = (PA, PC); sourceTree = "<group>"; };
                PA = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
                PC = {isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                F1 = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = "Login.swift"; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; path = Media.xcassets; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = Fonts/Brand.ttf; sourceTree = "<group>"; };
                V1 = {isa = PBXVariantGroup; name = Localizable.strings; children = (V2, V3); sourceTree = "<group>"; };
                V2 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
                V3 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
                F9 = {isa = PBXFileReference; path = ../Shared/S.swift; sourceTree = SOURCE_ROOT; };
                FC = {isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
                SY = {isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = "<group>"; exceptions = (E1, E2); };
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Extra/App.swift); };
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Extra/App.swift); };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                B5 = {isa = PBXBuildFile; fileRef = F5; };
                B6 = {isa = PBXBuildFile; fileRef = V1; };
                B9 = {isa = PBXBuildFile; fileRef = F9; };
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B9); };
                S2 = {isa = PBXResourcesBuildPhase; files = (B4, B5, B6); };
                FR = {isa = PBXFrameworksBuildPhase; files = (BC, BP); };
                BC = {isa = PBXBuildFile; fileRef = PC; };
                BP = {isa = PBXBuildFile; productRef = PP; };
                PP = {isa = XCSwiftPackageProductDependency; productName = Alamofire; };
                T1 = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = TL; buildPhases = (S1, S2, FR); dependencies = (D1); productType = "com.apple.product-type.application"; };
                D1 = {isa = PBXTargetDependency; target = T2; };
                TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
                TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "My $(TARGET_NAME)"; INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited)"; OTHER_SWIFT_FLAGS = ("$(inherited)", "-D", STAGING, "-DFAST", "-Onone"); LOOP = "$(LOOP)"; }; };
                T2 = {isa = PBXNativeTarget; name = Core; fileSystemSynchronizedGroups = (SY); productType = "com.apple.product-type.framework"; };
                T3 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; };
                T4 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
                R1 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
                R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.example/Alamofire.git"; };
            };
            rootObject = P;
        }
        """

    static let xcodeFiles = [
        "Shop.xcodeproj/project.pbxproj": xcode,
        "Debug.xcconfig": "#include? \"Debug.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG SHOP // both\n",
        "Shop/Home.swift": "import UIKit\nimport Core\nclass HomeViewController: UIViewController {}\n",
        "Shop/Log in/Login.swift": "import UIKit\nclass LoginViewController: UIViewController {}\n",
        "Shop/Unused.swift": "import UIKit\nclass UnusedViewController: UIViewController {}\n",
        "Shop/Media.xcassets/Contents.json": "{}", "Shop/Fonts/Brand.ttf": "", "Shop/Info.plist": infoPlist,
        "Shop/en.lproj/Localizable.strings": "", "Shop/de.lproj/Localizable.strings": "",
        "Core/Model.swift": "public struct Model {}\n", "Core/Extra/App.swift": "struct App {}\n",
        "Core/Extra/More.swift": "import Kit\n",
    ]

    static let infoPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Brand.ttf</string></array></dict></plist>
        """

    /// An app with two frameworks that depend on each other.
    static let xcodeGenFiles = [
        "project.yml": """
        name: Gen
        include: [Config/base.yml]
        packages:
          Kit: {path: ../Kit}
          Lottie: {url: "https://x.example/Lottie", from: 4.0.0}
        targetTemplates:
          Feature:
            type: framework
            platform: iOS
            sources: [{path: "Features/${target_name}", excludes: ["**/*Mock.swift", Old]}]
        targets:
          Gen:
            type: application
            platform: iOS
            sources:
              - App # with its own Info.plist
              - path: Resources
                buildPhase: resources
              - Missing
            info: {path: App/Info.plist, properties: {UIAppFonts: [Brand.ttf]}}
            dependencies: [{target: Home}, {package: Lottie}, {framework: Other/Core.framework}]
            settings: {base: {PRODUCT_MODULE_NAME: GenApp, SWIFT_VERSION: 6}, configs: {Debug: {EXTRA: X}}}
          Home:
            templates: [Feature]
            dependencies: [{target: Core}]
          Core:
            templates: [Feature]
            dependencies: [{target: Home}]
          Mac: {type: application, platform: macOS, sources: App}
          Unit: {type: bundle.unit-test, platform: iOS, sources: Tests}
        """,
        "Config/base.yml": "settings:\n  SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG BASE\n",
        "App/App.swift": "import UIKit\nimport Home\nclass RootViewController: UIViewController {}\n",
        "Resources/Brand.ttf": "", "Resources/Media.xcassets/Contents.json": "{}",
        "Features/Home/Home.swift": "import Core\n", "Features/Home/HomeMock.swift": "",
        "Features/Home/Old/O.swift": "", "Features/Core/Core.swift": "import Home\n",
        "Tests/T.swift": "import XCTest\n",
    ]

    static let tuistFiles = [
        "Workspace.swift": """
        import ProjectDescription
        let workspace = Workspace(name: "Tu", projects: ["App", "Modules/*"])
        """,
        "App/Project.swift": """
        import ProjectDescription

        let name = "Tu"
        let shared: [SourceFileGlob] = ["Common/**"]
        let project = Project(
            name: name,
            targets: [
                .target(
                    name: name, destinations: [.iPhone, .iPad], product: .app, bundleId: "x.\\(name)",
                    infoPlist: .extendingDefault(with: ["UIAppFonts": .array([.string("Brand.ttf")])]),
                    sources: shared + ["Sources/**"], resources: ["Resources/**"],
                    dependencies: [
                        .project(target: "Home", path: "../Modules/Home"), .external(name: "Lottie"),
                        .external(name: "RxSwift"),
                    ],
                    settings: .settings(base: [
                        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) TU",
                        "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
                    ])),
                .target(
                    name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "t",
                    sources: ["Tests/**"], dependencies: [.target(name: name)]),
                .target(name: name + suffix(), destinations: .iOS, product: .framework, bundleId: "f"),
            ])
        """,
        "Modules/Home/Project.swift": """
        import ProjectDescription
        let project = Project(
            name: "Home",
            targets: [
                Target(
                    name: "Home", platform: .iOS, product: .framework, bundleId: "h",
                    sources: .init(globs: [.glob("Sources/**/*.swift", excluding: ["Sources/**/*Mock.swift"])]),
                    dependencies: [.project(target: "Tu", path: .relativeToRoot("App"))])
            ])
        """,
        "App/Sources/App.swift": "import UIKit\nimport Home\nclass RootViewController: UIViewController {}\n",
        "App/Common/C.swift": "", "App/Resources/Brand.ttf": "", "App/Tests/T.swift": "import XCTest\n",
        "Modules/Home/Sources/Home.swift": "", "Modules/Home/Sources/HomeMock.swift": "",
    ]
}
