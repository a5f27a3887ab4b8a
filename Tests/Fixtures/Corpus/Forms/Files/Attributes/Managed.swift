import CoreData

@objc(Book)
public final class Book: NSManagedObject {
    @NSManaged public var title: String
    @NSManaged public var pages: Int32
    @NSManaged public var author: String?
}

extension Book {
    @NSManaged public var rating: Double
}
