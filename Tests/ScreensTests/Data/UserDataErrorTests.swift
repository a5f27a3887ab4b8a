import Foundation
import Testing

@testable import Screens

@Suite struct UserDataErrorTests {
    private func message(_ text: String) -> String {
        do {
            let users = try UserStore.users(in: Data(text.utf8), file: "users.json")
            return "\(users.count) users"
        } catch {
            return "\(error)"
        }
    }

    private func message(replacing part: String, with other: String) -> String {
        let second = UserTests.user.replacingOccurrences(of: part, with: other)
        return message(UserTests.file(UserTests.user, second))
    }

    private static let hint = " Users have the shape that the randomuser.me service gives them."

    @Test(arguments: [
        ("\"Ada\"", "5", "results[1].name.first: expected a string, found the number 5."),
        ("\"Ada\"", "null", "results[1].name.first: expected a string, found null."),
        ("\"first\"", "\"firt\"", "results[1].name.first: expected a string, found nothing."),
        ("\"email\":", "\"mail\":", "results[1].email: expected a string, found nothing."),
        ("36", "\"old\"", "results[1].dob.age: expected a whole number, found the string \"old\"."),
        ("36", "36.5", "results[1].dob.age: expected a whole number, found the number 36.5."),
        ("36", "1e999", "results[1].dob.age: expected a whole number, found a number out of range."),
        ("\"SW1Y 4JH\"", "[1,2]", "results[1].location.postcode: expected a string or a number, found an array of 2."),
        ("\"SW1Y 4JH\"", "true", "results[1].location.postcode: expected a string or a number, found true."),
        (
            "\"number\":12", "\"no\":12",
            "results[1].location.street.number: expected a string or a number, found nothing."
        ),
        ("\"St James Sq\"", "{}", "results[1].location.street.name: expected a string, found an empty object."),
        (
            "{\"number\":12,\"name\":\"St James Sq\"}", "\"12 Sq\"",
            "results[1].location.street: expected an object, found the string \"12 Sq\"."
        ),
        (
            "{\"title\":\"Ms\",\"first\":\"Ada\",\"last\":\"Byron\"}", "\"Ada\"",
            "results[1].name: expected an object, found the string \"Ada\"."
        ),
        ("\"picture\"", "\"photo\"", "results[1].picture: expected an object, found nothing."),
        ("\"nat\":\"GB\"", "\"nat\":44", "results[1].nat: expected a string, found the number 44."),
    ])
    func wrongShape(part: String, other: String, text: String) {
        #expect(message(replacing: part, with: other) == "users.json: " + text + Self.hint)
    }

    @Test(arguments: [
        ("[]", "the outermost value: expected an object with the key \"results\", found an empty array."),
        ("7", "the outermost value: expected an object with the key \"results\", found the number 7."),
        ("{\"error\":\"down\"}", "results: expected an array, found nothing."),
        ("{\"results\":{}}", "results: expected an array, found an empty object."),
        ("{\"results\":null}", "results: expected an array, found null."),
        ("{\"results\":[3]}", "results[0]: expected an object, found the number 3."),
        ("{\"results\":[null]}", "results[0]: expected an object, found null."),
    ])
    func wrongOutside(json: String, text: String) {
        #expect(message(json) == "users.json: " + text + Self.hint)
    }

    @Test(arguments: [
        ("", "1:1: not JSON: the file is empty"),
        ("   \n", "2:1: not JSON: the file is empty"),
        ("<html>", "1:1: not JSON: expected a value, found '<'"),
        ("{\"results\":[", "1:13: not JSON: expected a value, found the end of the file"),
        ("{\"results\": [\n  1,\n  2\n}", "4:1: not JSON: expected ',' or ']', found '}'"),
        ("{\"results\": [1,]}", "1:16: not JSON: expected a value, found ']'"),
        ("{\"é\" 1}", "1:6: not JSON: expected ':' after the key, found '1'"),
        ("{results: []}", "1:2: not JSON: expected a key in quotes, found 'r'"),
        ("{\"a\": 01}", "1:7: not JSON: a number that is not written as JSON has it"),
        ("{\"a\": \"b\nc\"}", "1:9: not JSON: the line ends within a string"),
        ("{\"a\": \"b", "1:9: not JSON: the file ends within a string"),
        ("{\"a\": \"\\x\"}", "1:8: not JSON: a backslash that begins no escape"),
        ("{\"results\": []} {}", "1:17: not JSON: expected the end of the file, found '{'"),
    ])
    func brokenText(json: String, text: String) {
        #expect(message(json) == "users.json:" + text + ". Correct the file or choose another one.")
    }

    @Test func deeplyNestedTextIsAnError() {
        let text = String(repeating: "[", count: 100_000)
        #expect(message(text).contains("more than 512 values in each other"))
    }

    @Test func brokenCharactersAreFound() {
        let bytes = Data("{\"results\": [], \"a\":\n \"".utf8) + [0xFF, 0x22, 0x7D]
        let location = UserDataError.Location(line: 2, column: 3)
        #expect(
            throws: UserDataError.notJSON(file: "users.json", location: location, problem: "bytes that are not UTF-8")
        ) {
            try UserStore.users(in: bytes, file: "users.json")
        }
    }

    @Test func cutOffFileIsNeverAccepted() {
        let whole = Array(UserTests.file(UserTests.user).utf8)
        for length in 0..<whole.count {
            #expect(message(String(decoding: whole.prefix(length), as: UTF8.self)).contains("not JSON"))
        }
    }

    @Test func filesThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        let missing = folder.url.appendingPathComponent("none.json")
        #expect(throws: UserDataError.unreadable(file: missing.path, reason: .missing)) {
            try UserStore.load(from: missing)
        }
        #expect(throws: UserDataError.unreadable(file: folder.url.path, reason: .folder)) {
            try UserStore.load(from: folder.url)
        }
        let remote = try #require(URL(string: "https://example.com/users.json"))
        #expect(throws: UserDataError.unreadable(file: "https://example.com/users.json", reason: .notLocal)) {
            try UserStore.load(from: remote)
        }
    }

    @Test(arguments: [
        (UserDataError.Reason.missing, "can't read u.json: there is no such file. Check the path."),
        (.folder, "can't read u.json: it is a folder. Name a JSON file."),
        (.forbidden, "can't read u.json: there is no permission to read it. Change the file's mode or owner."),
        (.notLocal, "can't read u.json: it is not a local file. Download it first."),
        (.other("Input/output error"), "can't read u.json: Input/output error."),
    ])
    func unreadableText(reason: UserDataError.Reason, text: String) {
        #expect("\(UserDataError.unreadable(file: "u.json", reason: reason))" == text)
    }

    @Test func sentenceDescribesTheErrorForScreens() {
        let unreadable = UserDataError.unreadable(file: "u.json", reason: .folder)
        #expect(unreadable.sentence == "Can't read u.json: it is a folder. Name a JSON file.")
        let broken = UserDataError.notJSON(file: "u.json", location: nil, problem: "the file is empty")
        #expect(broken.sentence == broken.description)
    }

    @Test func missingSampleText() {
        let text = "\(UserDataError.sampleMissing(searched: ["/a", "/b"]))"
        #expect(
            text == "the sample users are missing; looked in /a and /b. "
                + "Keep the program's resource folder beside it, or name a file of users.")
    }
}
