/// The receipt's fixed words in its language, or in English if there is no translation.
struct ReceiptWords: Hashable, Sendable {
    var receipt: String
    var date: String
    var subtotal: String
    var total: String
    var included: String
    var taxNumber: String
    var payment: String

    init(language: String) {
        switch language {
        case "de":
            self.init("Beleg", "Datum", "Zwischensumme", "Summe", "enthalten", "USt-IdNr.", "Bezahlt mit")
        case "fr":
            self.init("Reçu", "Date", "Sous-total", "Total", "incluse", "N° TVA", "Payé par")
        case "es":
            self.init("Recibo", "Fecha", "Subtotal", "Total", "incluido", "NIF", "Pagado con")
        case "he":
            self.init("קבלה", "תאריך", "סכום ביניים", "סה״כ", "כלול", "עוסק מורשה", "שולם באמצעות")
        case "ar":
            self.init("إيصال", "التاريخ", "المجموع الفرعي", "الإجمالي", "مشمول", "الرقم الضريبي", "الدفع")
        default: self.init("Receipt", "Date", "Subtotal", "Total", "included", "Tax number", "Paid with")
        }
    }

    private init(
        _ receipt: String, _ date: String, _ subtotal: String, _ total: String, _ included: String, _ taxNumber: String,
        _ payment: String
    ) {
        self.receipt = receipt
        self.date = date
        self.subtotal = subtotal
        self.total = total
        self.included = included
        self.taxNumber = taxNumber
        self.payment = payment
    }
}
