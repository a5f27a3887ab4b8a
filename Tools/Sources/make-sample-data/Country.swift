/// A country in the sample data: its name, phone number patterns and time zone.
struct Country {
    var name: String
    var phone: String
    var cell: String
    var offset: String
    var zone: String

    static func named(_ code: String) -> Country {
        all[code] ?? Country(name: code, phone: "###-###-####", cell: "###-###-####", offset: "0:00", zone: "London")
    }

    private init(name: String, phone: String, cell: String, offset: String, zone: String) {
        self.name = name
        self.phone = phone
        self.cell = cell
        self.offset = offset
        self.zone = zone
    }

    /// The fields: code | name | phone | cell | hours from UTC | a city with these hours
    private static let table = """
        AU|Australia|08-####-####|04##-###-###|+8:00|Perth
        BR|Brazil|(##) ####-####|(##) #####-####|-3:00|São Paulo
        CA|Canada|(###)-555-01##|(###)-555-01##|-5:00|Montréal
        CH|Switzerland|021 ### ## ##|079 ### ## ##|+1:00|Zürich
        CN|China|0571-########|138########|+8:00|Beijing
        CZ|Czechia|377 ### ###|60# ### ###|+1:00|Prague
        DE|Germany|0###-#######|017#-#######|+1:00|Berlin
        DK|Denmark|########|########|+1:00|Copenhagen
        ES|Spain|956-###-###|6##-###-###|+1:00|Madrid
        FI|Finland|03-###-###|04#-###-##-##|+2:00|Helsinki
        FR|France|02-##-##-##-##|06-##-##-##-##|+1:00|Paris
        GB|United Kingdom|0117 496 0###|07700 900###|0:00|London
        GR|Greece|28210 #####|69# ### ####|+2:00|Athens
        IE|Ireland|091-###-###|081-###-####|0:00|Dublin
        IN|India|0422 ######|98##### #####|+5:30|Kolkata
        IR|Iran|071-########|0917-###-####|+3:30|Tehran
        IS|Iceland|46# ####|8## ####|0:00|Reykjavík
        JO|Jordan|06 ### ####|079 ### ####|+3:00|Amman
        JP|Japan|075-###-####|090-####-####|+9:00|Tokyo
        KR|South Korea|051-###-####|010-####-####|+9:00|Seoul
        MX|Mexico|(999) ### ####|(999) ### ####|-6:00|Mexico City
        NG|Nigeria|042 ### ####|080# ### ####|+1:00|Lagos
        NL|Netherlands|(0##) #######|(06) ########|+1:00|Amsterdam
        NO|Norway|77######|9#######|+1:00|Oslo
        NZ|New Zealand|(09)-###-####|02#-###-####|+12:00|Auckland
        PL|Poland|71 ### ## ##|6## ### ###|+1:00|Warsaw
        PT|Portugal|266 ### ###|91# ### ###|0:00|Lisbon
        RS|Serbia|018-####-###|06#-####-###|+1:00|Belgrade
        SA|Saudi Arabia|012 ### ####|055 ### ####|+3:00|Riyadh
        TR|Türkiye|(232)-###-####|(53#)-###-####|+3:00|Istanbul
        TW|Taiwan|06-### ####|09##-###-###|+8:00|Taipei
        UA|Ukraine|(032) ###-####|(067) ###-####|+2:00|Kyiv
        US|United States|(###)-555-01##|(###)-555-01##|-5:00|New York
        VN|Vietnam|0234 ### ####|09# ### ####|+7:00|Hanoi
        """

    private static let all: [String: Country] = {
        var countries: [String: Country] = [:]
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: "|").map(String.init)
            guard fields.count == 6 else { continue }
            countries[fields[0]] = Country(
                name: fields[1], phone: fields[2], cell: fields[3], offset: fields[4], zone: fields[5])
        }
        return countries
    }()
}
