import Foundation
import Testing

@testable import Screens

@Suite struct UserTests {
    static let user = """
        {"gender":"female","name":{"title":"Ms","first":"Ada","last":"Byron"},"location":{"street":{"number":12,"name":"St \
        James Sq"},"city":"London","state":"Greater London","country":"United Kingdom","postcode":"SW1Y 4JH",\
        "coordinates":{"latitude":"1.0","longitude":"2.0"},"timezone":{"offset":"0:00","description":"London"}},\
        "email":"ada@example.com","login":{"uuid":"0"},"dob":{"date":"1815-12-10T00:00:00.000Z","age":36},\
        "registered":{"date":"","age":1},"phone":"020","cell":"07","id":{"name":"","value":null},\
        "picture":{"large":"a.jpg","medium":"b.jpg","thumbnail":"c.jpg"},"nat":"GB"}
        """

    static func file(_ users: String...) -> String {
        "{\"results\":[\(users.joined(separator: ","))],\"info\":{\"page\":1}}"
    }

    private func decode(_ text: String) throws -> [User] {
        try UserStore.users(in: Data(text.utf8), file: "users.json")
    }

    @Test func readsEverything() throws {
        let user = try #require(try decode(Self.file(Self.user)).first)
        #expect(user.fullName == "Ada Byron")
        #expect(user.street == "12 St James Sq")
        #expect(user.cityStateZip == "London Greater London SW1Y 4JH")
        #expect(user.dob.age == 36)
        #expect(user.picture.thumbnail == "c.jpg")
    }

    @Test(arguments: [("\"SW1Y 4JH\"", "SW1Y 4JH"), ("60270", "60270"), ("0", "0"), ("1.5", "1.5"), ("\"\"", "")])
    func postcodeIsTextOrNumber(json: String, text: String) throws {
        let file = Self.file(Self.user.replacingOccurrences(of: "\"SW1Y 4JH\"", with: json))
        #expect(try decode(file).first?.location.postcode == text)
    }

    @Test func emptyPartsLeaveNoGap() throws {
        let file = Self.file(Self.user.replacingOccurrences(of: "\"Greater London\"", with: "\"\""))
        #expect(try decode(file).first?.cityStateZip == "London SW1Y 4JH")
    }

    @Test func noUsersAreValid() throws {
        #expect(try decode("{\"results\":[]}").isEmpty)
    }

    @Test func duplicatesStay() throws {
        #expect(try decode(Self.file(Self.user, Self.user)).count == 2)
    }

    @Test func whatNoScreenShowsMayBeMissing() throws {
        let bare = """
            {"name":{"first":"Ada","last":"Byron"},"location":{"street":{"number":"12a","name":"Sq"},"city":"L",\
            "state":"GL","postcode":1},"email":"a@b","dob":{"age":36},"phone":"1","picture":{"large":"a","thumbnail":"b"}}
            """
        #expect(try decode(Self.file(bare)).first?.street == "12a Sq")
    }

    @Test func byteOrderMarkIsSkipped() throws {
        #expect(try decode("\u{FEFF}" + Self.file(Self.user)).count == 1)
    }

    @Test func manyUsersDecode() throws {
        let text = "{\"results\":[" + Array(repeating: Self.user, count: 500).joined(separator: ",") + "]}"
        #expect(try decode(text).count == 500)
    }
}
