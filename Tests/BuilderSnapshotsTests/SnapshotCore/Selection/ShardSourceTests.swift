import Testing

@testable import SnapshotCore

@Suite struct ShardSourceTests {
    /// The variables by which a CI engine passes the number of a run, counted from 1.
    struct Engine: CustomTestStringConvertible {
        let variable: String
        let environment: @Sendable (_ number: Int, _ count: Int) -> [String: String]

        var testDescription: String { variable }
    }

    static let engines = [
        Engine(variable: "SNAPSHOT_SHARD") { ["SNAPSHOT_SHARD": "\($0)/\($1)"] },
        Engine(variable: "CI_NODE_INDEX") { ["CI_NODE_INDEX": "\($0)", "CI_NODE_TOTAL": "\($1)"] },
        Engine(variable: "CIRCLE_NODE_INDEX") { ["CIRCLE_NODE_INDEX": "\($0 - 1)", "CIRCLE_NODE_TOTAL": "\($1)"] },
        Engine(variable: "BUILDKITE_PARALLEL_JOB") {
            ["BUILDKITE_PARALLEL_JOB": "\($0 - 1)", "BUILDKITE_PARALLEL_JOB_COUNT": "\($1)"]
        },
        Engine(variable: "SLURM_ARRAY_TASK_ID") {
            [
                "SLURM_ARRAY_TASK_ID": "\($0)", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "\($1)",
                "SLURM_ARRAY_TASK_COUNT": "\($1)", "SLURM_ARRAY_TASK_STEP": "1",
            ]
        },
        Engine(variable: "SLURM_ARRAY_TASK_ID") {
            [
                "SLURM_ARRAY_TASK_ID": "\(20 + $0 * 10)", "SLURM_ARRAY_TASK_MIN": "30",
                "SLURM_ARRAY_TASK_COUNT": "\($1)", "SLURM_ARRAY_TASK_STEP": "10",
            ]
        },
        Engine(variable: "JOB_COMPLETION_INDEX") {
            ["JOB_COMPLETION_INDEX": "\($0 - 1)", "SNAPSHOT_SHARD_COUNT": "\($1)"]
        },
        Engine(variable: "PARALLEL_SEQ") { ["PARALLEL_SEQ": "\($0)", "SNAPSHOT_SHARD_COUNT": "\($1)"] },
    ]

    @Test(arguments: engines)
    func theRunsOfAnEngineAreAllShards(_ engine: Engine) throws {
        for count in 2...9 {
            let found = try (1...count).map { number in
                try #require(try ShardSource.find(option: nil, environment: engine.environment(number, count)))
            }
            #expect(found.map(\.shard) == (1...count).compactMap { Shard(number: $0, of: count) })
            #expect(found.first?.description == "shard 1 of \(count), by \(engine.variable)")
        }
    }

    @Test(arguments: engines)
    func aNumberBeyondTheLastIsAnError(_ engine: Engine) {
        for number in [0, 5] {
            #expect(throws: ShardError.self) {
                // What an engine counts from 0 can't be below it: that is no number.
                try ShardSource.find(option: nil, environment: engine.environment(number, 4))
            }
        }
    }

    @Test(arguments: engines)
    func halfOfWhatIsNeededIsAnErrorAndNoWholeRun(_ engine: Engine) throws {
        let whole = engine.environment(2, 4)
        for name in whole.keys.sorted() where whole.count > 1 {
            if name == "SLURM_ARRAY_TASK_MAX" || name == "SLURM_ARRAY_TASK_STEP" { continue }
            // GNU parallel sets its number for everything that it runs.
            if engine.variable == "PARALLEL_SEQ", name == ShardSource.countVariable { continue }
            for value in [nil, ""] as [String?] {
                var environment = whole
                environment[name] = value
                let error = #expect(throws: ShardError.self) {
                    try ShardSource.find(option: nil, environment: environment)
                }
                #expect(error?.description.contains(name) == true, "\(error?.description ?? "")")
            }
            var garbage = whole
            garbage[name] = "two"
            #expect(throws: ShardError.notANumber(variable: name, text: "two")) {
                try ShardSource.find(option: nil, environment: garbage)
            }
        }
    }

    @Test func nothingIsReported() throws {
        #expect(try ShardSource.find(option: nil, environment: [:]) == nil)
        #expect(try ShardSource.find(option: nil, environment: ["PATH": "/bin", "PARALLEL_SEQ": "7"]) == nil)
    }

    @Test func anEnginesCountOfOneIsNoShard() throws {
        // GitLab sets the count in every job, the number only in parallel ones; CircleCI always sets both.
        #expect(try ShardSource.find(option: nil, environment: ["CI_NODE_TOTAL": "1"]) == nil)
        let circle = ["CIRCLE_NODE_TOTAL": "1", "CIRCLE_NODE_INDEX": "0"]
        #expect(try ShardSource.find(option: nil, environment: circle) == nil)
        let both = circle.merging(["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"]) { $1 }
        #expect(
            try ShardSource.find(option: nil, environment: both)?.description
                == "shard 2 of 2, by BUILDKITE_PARALLEL_JOB")
    }

    @Test func theNearerWordCounts() throws {
        let gitLab = ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"]
        let own = gitLab.merging(["SNAPSHOT_SHARD": "1/1"]) { $1 }
        #expect(try ShardSource.find(option: nil, environment: own)?.shard == Shard(number: 1, of: 1))
        #expect(try ShardSource.find(option: "2/2", environment: own)?.description == "shard 2 of 2, by --shard")
        let counted = gitLab.merging(["SNAPSHOT_SHARD_COUNT": "8", "PARALLEL_SEQ": "8"]) { $1 }
        #expect(try ShardSource.find(option: nil, environment: counted)?.shard == Shard(number: 8, of: 8))
    }

    @Test func anEmptyVariableIsNone() throws {
        #expect(try ShardSource.find(option: nil, environment: ["SNAPSHOT_SHARD": ""]) == nil)
    }

    @Test func twoEnginesThatContradictAreAnError() {
        let environment = ["SNAPSHOT_SHARD_COUNT": "4", "PARALLEL_SEQ": "1", "JOB_COMPLETION_INDEX": "1"]
        #expect(throws: ShardError.contradictory("JOB_COMPLETION_INDEX", "PARALLEL_SEQ")) {
            try ShardSource.find(option: nil, environment: environment)
        }
    }

    @Test func slurmsNumbersWithGapsAreAnError() {
        let environment = [
            "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "9",
            "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_STEP": "1",
        ]
        #expect(throws: ShardError.gaps(variable: "SLURM_ARRAY_TASK_ID", text: "1")) {
            try ShardSource.find(option: nil, environment: environment)
        }
    }

    @Test func errorDescriptionsContainARemedy() throws {
        func message(_ environment: [String: String]) -> String {
            do {
                return "\(String(describing: try ShardSource.find(option: nil, environment: environment)))"
            } catch {
                return error.description
            }
        }
        #expect(
            message(["CI_NODE_TOTAL": "4"])
                == "CI_NODE_TOTAL is set, but CI_NODE_INDEX is not, so the shard is unknown: "
                + "set both, or select the shard with SNAPSHOT_SHARD=k/n (1/1 for all pictures)")
        #expect(
            message(["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"])
                == "CIRCLE_NODE_INDEX: there is no shard 4 of 4: numbers go from 0 to 3")
        #expect(
            message(["SNAPSHOT_SHARD": "2 of 4"])
                == "SNAPSHOT_SHARD “2 of 4” is not a shard: use number/count, such as 2/4 for the second of four")
    }
}
