import Foundation
import Testing

@testable import Accessors

@Suite struct DataModelTests {
    private let path = "Model.xcdatamodeld/Model.xcdatamodel/contents"

    private func model(_ entities: String) -> [String: String] {
        [path: "<?xml version=\"1.0\"?><model type=\"com.apple.IDECoreDataModeler.DataModel\">\(entities)</model>"]
    }

    private let list = """
        <entity name="List" representedClassName="List" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="default" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
            <relationship name="items" optional="YES" toMany="YES" destinationEntity="Item" inverseName="list"/>
        </entity>
        """

    @Test func classesHaveTheModelsProperties() throws {
        let (text, warnings) = try generate(model(list), hasBundle: false)
        #expect(
            text.hasSuffix(
                """
                import CoreData

                nonisolated public class List: CoreData.NSManagedObject {}

                nonisolated extension List {
                    public class func fetchRequest() -> CoreData.NSFetchRequest<List> {
                        CoreData.NSFetchRequest<List>(entityName: "List")
                    }
                    public var name: String? {
                        get { value(forKey: "name") as? String }
                        set { setValue(newValue, forKey: "name") }
                    }
                    public var `default`: Bool {
                        get { value(forKey: "default") as? Bool ?? true }
                        set { setValue(newValue, forKey: "default") }
                    }
                }

                extension List: Identifiable {}

                """), "\(text)")
        #expect(warnings.isEmpty)
    }

    @Test func classesMayHaveOtherNamesThanTheirEntities() throws {
        let entity = """
            <entity name="Note" representedClassName="NoteMO" codeGenerationType="class">
                <attribute name="text" attributeType="String" defaultValueString="Tom &amp; &#x4A;erry &lt;3"/>
                <relationship name="items" toMany="YES" ordered="YES" destinationEntity="Note"/>
            </entity>
            """
        let (text, _) = try generate(model(entity), hasBundle: false)
        #expect(text.contains("CoreData.NSFetchRequest<NoteMO>(entityName: \"Note\")"))
        #expect(text.contains("final class _DataModel: CoreData._DataModelClasses"))
        #expect(text.contains("            \"Note\": NoteMO.self,"))
        #expect(text.contains("?? \"Tom & Jerry <3\""))
        #expect(text.contains("public func insertIntoItems(_ value: NoteMO, at idx: Int)"))
        #expect(text.contains("public func replaceItems(at idx: Int, with value: NoteMO)"))
        #expect(try !generate(model(list), hasBundle: false).text.contains("_DataModel"))
    }

    @Test(arguments: [
        ("attributeType=\"Integer 16\" usesScalarValueType=\"YES\" defaultValueString=\"3\"", "Int16", " ?? 3"),
        ("attributeType=\"Integer 64\" usesScalarValueType=\"NO\"", "Foundation.NSNumber?", ""),
        ("attributeType=\"Double\" usesScalarValueType=\"YES\" defaultValueString=\"0.5\"", "Double", " ?? 0.5"),
        ("attributeType=\"Date\" usesScalarValueType=\"NO\"", "Foundation.Date?", ""),
        ("attributeType=\"String\" defaultValueString=\"new\"", "String?", " ?? \"new\""),
        ("attributeType=\"Transformable\" customClassName=\"[String]\"", "[String]?", ""),
    ])
    func attributesHaveTheTypesThatXcodeGives(attributes: String, type: String, initial: String) throws {
        let entity = """
            <entity name="A" representedClassName=".A" codeGenerationType="class">
            <attribute name="a" \(attributes)/></entity>
            """
        let text = try generate(model(entity)).text
        let value = type.hasSuffix("?") ? String(type.dropLast()) : type
        let code = "    public var a: \(type) {\n        get { value(forKey: \"a\") as? \(value)\(initial) }"
        #expect(text.contains(code))
    }

    @Test func relationshipsAreSetsOfTheOtherClass() throws {
        let item = """
            <entity name="Item" representedClassName="ItemObject" codeGenerationType="class" parentEntity="List">
            <relationship name="list" maxCount="1" destinationEntity="List"/></entity>
            """
        let text = try generate(model(list + item)).text
        #expect(text.contains("nonisolated public class ItemObject: List {}"))
        #expect(text.contains("public var list: List? {"))
        #expect(text.contains("public var items: Foundation.NSSet? {"))
        #expect(text.contains("public func addToItems(_ value: ItemObject) {"))
    }

    @Test func onlyTheCodeThatXcodeGeneratesIsGenerated() throws {
        #expect(try !generate(model(list), declaring: ["List"]).text.contains("CoreData"))
        let manual = """
            <entity name="A" representedClassName="A"><attribute name="a" attributeType="String"/></entity>
            """
        #expect(try !generate(model(manual), declaring: ["A"]).text.contains("CoreData"))
        let category = list.replacingOccurrences(of: "\"class\"", with: "\"category\"")
        let text = try generate(model(category), declaring: ["List", "List.name"]).text
        #expect(!text.contains("class List") && !text.contains("var name") && text.contains("var `default`"))
    }
}
