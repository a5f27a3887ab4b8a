import Testing

@testable import BuilderSnapshotTesting

@Suite struct SourceCallsTests {
    /// Returns the names of a source's calls, by the line and column of each bracket that follows `name`.
    private func identifiers(_ code: String, of name: String = "assertSnapshot") -> [String] {
        let calls = SourceCalls(text: Array(code.utf8))
        return calls.calls.filter { $0.name == name }.map {
            calls.identifier(line: $0.line, column: $0.column) ?? "nothing"
        }
    }

    @Test func unnamedCallsAreCountedInEachFunction() {
        let code = """
            struct Tests {
                @Test func first() {
                    assertSnapshot(of: a, as: .image)
                    assertSnapshot(
                        of: b,
                        as: .image)
                }
                @Test func second() { assertSnapshot(of: a, as: .image); assertSnapshot(of: a, as: .dump) }
            }
            """
        #expect(identifiers(code) == ["1", "2", "1", "2"])
    }

    @Test func namedCallsDontCount() {
        let code = """
            func looks() {
                assertSnapshot(of: a, as: .image, named: "x")
                assertSnapshot(of: a, as: .image)
                assertSnapshot(of: a, as: .image, named: nil)
                assertSnapshot(of: a, as: .image, named: name)
            }
            """
        // A name that turns out to be nil counts after those without one.
        #expect(identifiers(code) == ["3", "1", "2", "4"])
    }

    @Test func theStrategiesOfAListCount() {
        let code = """
            func looks() {
                assertSnapshots(of: a, as: [.image(on: .iPhone8), .image,])
                assertSnapshot(of: a, as: .image)
                assertSnapshots(of: a, as: ["x": .image, "y": .image])
                assertSnapshots(of: a, as: strategies)
                assertSnapshot(of: a, as: [.image][0])
                assertSnapshots(of: a, as: [])
                assertSnapshot(of: a, as: .image)
            }
            """
        #expect(identifiers(code, of: "assertSnapshot") == ["3", "5", "6"])
        #expect(identifiers(code, of: "assertSnapshots") == ["1", "7", "4", "6"])
        let calls = SourceCalls(text: Array(code.utf8))
        #expect(calls.identifier(line: 2, column: 99, index: 1) == "2")
    }

    @Test func parametersAreNamedAsTheCompilerNamesThem() {
        let code = """
            func a<A: B<C>>(_ x: D<E, F>, @G(h, i) y: (J, K) -> L = { _, _ in m() }, z: Int = 1 << 2, `in`: N...) {
                show(1)
            }
            init?<O>(p: [Q: R<S, T>] = [:]) { show(2) }
            """
        let calls = SourceCalls(text: Array(code.utf8)).calls.filter { $0.name == "show" }
        #expect(calls.map(\.function) == ["a(_:y:z:in:)", "init(p:)"])
    }

    @Test func functionsOfOneNameInAFileAreCountedTogether() {
        let code = """
            struct A { func looks() { assertSnapshot(of: a, as: .image) } }
            struct B { func looks() { assertSnapshot(of: b, as: .image) } }
            struct C { func looks(_ x: Int) { assertSnapshot(of: b, as: .image) } }
            """
        #expect(identifiers(code) == ["1", "2", "1"])
    }

    @Test func commentsStringsAndOtherPlatformsDontCount() {
        let code = """
            func looks() {
                // assertSnapshot(of: a, as: .image)
                let text = "assertSnapshot(of: a)" + \"\"\"
                    assertSnapshot(of: a, as: .image) {
                    \"\"\"
                #if os(iOS)
                assertSnapshot(of: a, as: .image)
                #endif
                assertSnapshot(of: "}", as: .lines)
                do { [1].forEach { _ in assertSnapshot(of: a, as: .lines) } }
            }
            """
        #expect(identifiers(code) == ["1", "2"])
    }

    @Test func functionsThatTakeSnapshotsForOthersCount() {
        let code = """
            private func check(_ view: UIView, file: StaticString = #filePath, testName: String = #function) {}
            func looks() {
                check(a)
                assertCardSnapshot(a)
                show(a)
                assertSnapshot(of: a, as: .image)
                show(a)
            }
            """
        #expect(identifiers(code, of: "check") == ["1"])
        #expect(identifiers(code, of: "assertCardSnapshot") == ["2"])
        #expect(identifiers(code) == ["3"])
        // A function without a known prefix is identified by its name.
        #expect(identifiers(code, of: "show") == ["show-1", "show-2"])
    }

    /// A helper that hands on its caller's line has a column of its own, which may be that of any call.
    @Test func aColumnOfAnotherPlaceChangesNoName() {
        let code = """
            func looks() {
                assertCardSnapshot(make(a), style(b))
                show(make(a), style(b))
                assertCardSnapshot(make(a))
            }
            """
        let calls = SourceCalls(text: Array(code.utf8))
        for column in UInt(1)...60 {
            #expect(calls.identifier(line: 2, column: column) == "1")
            #expect(calls.identifier(line: 3, column: column) == "show-1")
            #expect(calls.identifier(line: 4, column: column) == "2")
        }
    }

    @Test func columnsDistinguishCallsOnOneLine() {
        let code = "func looks() { show(a); show(b); assertSnapshot(of: a, as: x); assertSnapshot(of: b, as: x) }"
        #expect(identifiers(code) == ["1", "2"])
        let shown = "func looks() { show(a); show(b) }"
        #expect(identifiers(shown, of: "show") == ["show-1", "show-2"])
    }

    @Test func aPlaceWithoutACallHasNoName() {
        let calls = SourceCalls(text: Array("func looks() {\n\n}\n".utf8))
        #expect(calls.identifier(line: 2, column: 1) == nil)
        #expect(calls.identifier(line: 9, column: 1) == nil)
    }

    @Test func aCallIsFoundByItsLine() {
        let calls = SourceCalls(text: Array("func looks() {\n  try assertSnapshot(of: make(), as: .image)\n}\n".utf8))
        #expect(calls.identifier(line: 2, column: 99) == "1")
    }

    /// Compares the compiler's places with those that are found in this very file.
    @Test func placesAreThoseOfTheCompiler() throws {
        func place(line: UInt = #line, column: UInt = #column, file: String = #filePath) throws -> SourceCall? {
            try SourceCalls.of(file, line: line).call(line: line, column: column)
        }
        let same = try place()
        #expect(same?.name == "place" && same?.function == "placesAreThoseOfTheCompiler()")
        let (first, second) = (try place(), try place())
        #expect(first?.column != second?.column)
        let chained = try [0].map { _ in
            try place(
                file: #filePath)
        }
        #expect(chained.first??.name == "place")
    }
}
