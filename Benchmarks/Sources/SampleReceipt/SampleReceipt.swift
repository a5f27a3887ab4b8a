import Foundation
import ReceiptKit

/// The order of the receipts in benchmarks.
public enum SampleReceipt {
    /// Returns an order.
    ///
    /// - Parameter number: The receipt's number, which makes each image unique.
    public static func order(_ number: Int = 1) throws -> Order {
        try OrderReader().read(Data(json.replacing("NUMBER", with: "\(number)").utf8))
    }

    private static let json = """
        {
          "shop": {
            "name": "Harbour Coffee", "address": ["12 Pier Road", "Brighton BN2 5RA"], "taxNumber": "GB 123 4567 89"
          },
          "number": "2026-NUMBER", "date": "2026-03-14T09:26:00+00:00", "currency": "GBP", "locale": "en_GB",
          "items": [
            { "name": "Flat white", "quantity": 2, "price": 3.80, "tax": 20 },
            { "name": "Almond croissant", "price": 3.20, "tax": 20 },
            { "name": "House blend from two farms, ground for a cafetière", "quantity": 0.25, "unit": "kg", "price": 34,
              "discount": { "name": "Bring your own jar", "percent": 10 } },
            { "name": "Oat bar", "quantity": 3, "price": 2.20, "tax": 20 },
            { "name": "Sparkling water", "price": 2.60, "tax": 20 }
          ],
          "discounts": [{ "name": "Loyalty card", "amount": 1.50 }],
          "payment": "Card ending in 4242", "footer": "Thank you, see you soon!"
        }
        """
}
