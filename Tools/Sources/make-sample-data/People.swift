/// The invented people of the sample data, one per line. After changing a line, run `scripts/make-sample-data`.
///
/// Scripts that need fonts beyond Latin, Greek and Cyrillic are far down, so that the first screens of the list look
/// the same on a machine without those fonts.
enum People {
    static let all: [Person] = table.split(separator: "\n").compactMap(Person.init(line:))

    /// The fields: gender | title | first | last | key | number | street | city | state | postcode | country | born |
    /// phone | look
    private static let table = """
        female|Ms|Danielle|Garcia|danielle.garcia|571|W Pecan St|Fort Wayne|Iowa|60270|US|1949-10-14|(651)-406-7230|skin:2 hair:bob/silver glasses:round top:vneck/plum back:dawn smile:open earrings scene:table
        male|Monsieur|Émile|Fournier|emile.fournier|18|Rue des Tanneurs|Nantes|Loire-Atlantique|44000|FR|1986-03-22||skin:1 hair:quiff/brown beard:short top:crew/navy back:mist
        female|Mrs|Amara|Okafor|amara.okafor|7|Adeola Close|Enugu|Enugu|400102|NG|1991-11-05||skin:7 hair:afro/black top:vneck/coral back:sun smile:open earrings
        male|Mr|Søren|Lindqvist|soren.lindqvist|233|Kastanievej|Aarhus|Midtjylland|8000|DK|1974-06-30||skin:0 hair:side/blond glasses:square top:turtle/grey back:sea
        female|Ms|Priya|Raman|priya.raman|42|Lotus Garden Road|Coimbatore|Tamil Nadu|641001|IN|1995-01-17||skin:5 hair:long/black top:blouse/plum back:mint smile:open earrings
        male|Mr|Marcus|Bell|marcus.bell|1908|Juniper Hill Dr|Chattanooga|Tennessee|37402|US|1979-09-09||skin:6 hair:buzz/black beard:goatee top:blazer/slate back:clay alpha
        female|Mevrouw|Zoë|van der Berg|zoe.vanderberg|64|Lindegracht|Utrecht|Utrecht|3512 AB|NL|1999-04-02||skin:1 hair:pixie/copper top:hoodie/teal back:rose
        male|Señor|Mateo|Ibáñez|mateo.ibanez|315|Calle del Colibrí|Mérida|Yucatán|97000|MX|1988-12-12||skin:4 hair:curly/dark beard:stubble top:shirt/sky back:sun smile:open
        female|Fru|Ingrid|Håkansson|ingrid.hakansson|9|Fjellveien|Tromsø|Troms|9008|NO|1966-02-27||skin:0 hair:bun/sand glasses:round top:turtle/rust back:ice
        male|Mr|Kofi|Mensah|kofi.mensah|81|Harbour Lane|Bristol|Avon|BS1 4RN|GB|1993-07-15||skin:7 hair:flat/black top:crew/mustard back:leaf smile:open
        female|Señora|Lucía|Peña|lucia.pena|27|Calle de los Olivos|Cádiz|Andalucía|11004|ES|1983-05-08||skin:3 hair:wavy/dark top:scoop/red back:sand smile:open earrings
        male|Mr|Tom|O'Sullivan|tom.osullivan|3|Quarry Road|Galway|Connacht|H91 X4C2|IE|1958-10-31||skin:1 hair:balding/grey beard:full glasses:square top:shirt/green back:mist
        female|Madame|Hélène|Dupré|helene.dupre|112|Chemin du Lac|Lausanne|Vaud|1005|CH|1971-08-19||skin:2 hair:bob/chestnut top:blazer/wine back:dusk earrings
        male|Herr|Jürgen|Weiß|juergen.weiss|45|Mühlenstraße|Göttingen|Niedersachsen|37073|DE|1952-01-03||skin:1 hair:side/white beard:moustache glasses:round top:vest/olive back:sand
        female|Bayan|Aylin|Şahin|aylin.sahin|206|Çınar Sokak|İzmir|Ege|35210|TR|1997-06-11||skin:3 hair:pony/brown top:hoodie/lilac back:sea smile:open
        male|Senhor|João|Conceição|joao.conceicao|1420|Rua das Laranjeiras|Florianópolis|Santa Catarina|88015|BR|1990-03-28||skin:5 hair:curly/black beard:full top:crew/white back:mint
        female|Ms|Chloe|Whitfield|chloe.whitfield|58|Banksia Street|Fremantle|Western Australia|6160|AU|2001-12-20||skin:1 hair:long/blond top:crew/sky back:dawn smile:open alpha
        male|Pan|Łukasz|Wiśniewski|lukasz.wisniewski|12|ulica Lipowa|Wrocław|Dolnośląskie|50-001|PL|1984-09-23||skin:0 hair:crop/sand beard:stubble top:turtle/navy back:plum
        female|Miss|Ngozi|Adeyemi|ngozi.adeyemi|30|Mill Brook Way|Leeds|West Yorkshire|LS2 8JT|GB|1987-04-14||skin:6 hair:braids/black glasses:square top:blazer/teal back:clay smile:open
        male|Herra|Björn|Ólafsson|bjorn.olafsson|5|Hverfisgata|Akureyri|Norðurland eystra|600|IS|1969-11-26||skin:0 hair:long/copper beard:full top:crew/slate back:ice
        female|Ms|Siobhán|Ní Bhriain|siobhan.nibhriain|77|Sráid an Chaisleáin|Trá Lí|Munster|V92 K5P8|IE|1978-07-07||skin:0 hair:wavy/copper top:vneck/green back:leaf
        male|Gospodin|Dušan|Petrović|dusan.petrovic|19|Ulica Breza|Niš|Nišavski okrug|18000|RS|1963-02-16||skin:2 hair:bald/grey beard:short top:blazer/navy back:mist alpha
        female|Mrs|Grace|Tremblay|grace.tremblay|640|Boulevard des Érables|Québec|Québec|G1R 2B5|CA|1955-05-30||skin:2 hair:pixie/white glasses:round top:blouse/lilac back:rose smile:open earrings
        male|Mr|Arjun|Sethi|arjun.sethi|88|Marine Crescent|Pune|Maharashtra|411004|IN|1996-10-01||skin:5 hair:quiff/black beard:short glasses:round top:shirt/white back:dusk
        female|Neiti|Aino|Mäkelä|aino.makela|14|Koivukuja|Jyväskylä|Keski-Suomi|40100|FI|2000-02-29||skin:0 hair:bob/blond top:hoodie/mustard back:sea
        male|Mr|Wiremu|Parata|wiremu.parata|26|Kōwhai Terrace|Whangārei|Northland|0110|NZ|1981-01-25||skin:5 hair:bun/dark beard:goatee top:crew/rust back:leaf smile:open
        female|Пані|Олена|Шевчук|olena.shevchuk|31|вулиця Каштанова|Львів|Львівська область|79000|UA|1992-08-24||skin:1 hair:braids/sand top:blouse/white back:sun earrings
        male|Κύριος|Νίκος|Παπαδάκης|nikos.papadakis|8|Οδός Αμυγδαλιάς|Χανιά|Κρήτη|731 31|GR|1960-06-18||skin:3 hair:curly/grey beard:moustache top:shirt/sky back:sea smile:open
        female|Ms|美咲|佐藤|misaki.sato|6|さくら通り|京都市|京都府|604-8001|JP|1994-03-03||skin:1 hair:bob/black top:turtle/coral back:rose
        male|先生|浩然|王|haoran.wang|168|梧桐路|杭州|浙江|310000|CN|1985-10-10||skin:2 hair:crop/black glasses:square top:blazer/slate back:mint
        female|السيدة|فاطمة|الزهراني|fatima.alzahrani|12|شارع النخيل|جدة|مكة المكرمة|21442|SA|1989-12-01||skin:4 hair:scarf/plum top:blouse/plum back:sand
        male|السيد|محمد|العبدالله|mohammed.alabdullah|204|شارع الياسمين|عمّان|عمّان|11118|JO|1976-04-21||skin:4 hair:side/black beard:full top:shirt/white back:clay smile:open
        female|Ms|서연|김|seoyeon.kim|52|벚꽃로|부산|부산광역시|48058|KR|1998-09-14||skin:1 hair:long/dark top:crew/lilac back:dusk smile:open
        female|Cô|Mai|Nguyễn Thị|mai.nguyen|93|Đường Hoa Sữa|Huế|Thừa Thiên Huế|530000|VN|1982-01-30||skin:3 hair:bun/black top:blouse/teal back:leaf smile:open
        female|Paní|Božena|Dvořáková|bozena.dvorakova|1024|Třešňová|Plzeň|Plzeňský kraj|301 00|CZ|1947-06-05||skin:1 hair:bun/white glasses:square top:vest/wine back:dawn
        male|Mr|Oluwaseun|Balogun|oluwaseun.balogun|15|Palm Grove|Ibadan|Oyo|200001|NG|1972-11-11||skin:7 hair:bald/black beard:full top:turtle/mustard back:plum smile:open
        female|Madame|Camille|L'Écuyer|camille.lecuyer|4|Rang Saint-Joseph|Chicoutimi|Québec|G7H 1A1|CA|1994-05-16||skin:2 hair:pony/copper glasses:round top:crew/navy back:ice smile:open
        male|Senhor|Rui|Gonçalves|rui.goncalves|230|Rua da Alfazema|Évora|Alentejo|7000-503|PT|1967-08-08||skin:3 hair:quiff/grey beard:stubble top:crew/green back:sand
        male|آقای|آرش|محمدی|arash.mohammadi|71|خیابان انار|شیراز|فارس|71348|IR|1990-02-11||skin:4 hair:wavy/black beard:short top:vneck/slate back:dusk
        male|先生|志明|陳|chihming.chen|399|茉莉街|臺南市|臺灣|701|TW|1953-12-25||skin:2 hair:side/grey glasses:round top:vest/navy back:mist smile:open
        female|Frue|Freya|Ellingsen|freya.ellingsen|17|Bjørkelia|Ålesund|Møre og Romsdal|6002|NO|2002-07-29||skin:0 hair:braids/blond top:hoodie/coral back:sea smile:open
        male|Meneer|Desmond|Achterberg|desmond.achterberg|155|Wilgenplein|Groningen|Groningen|9711 LM|NL|1977-03-19||skin:6 hair:flat/dark glasses:square top:blazer/olive back:sun
        female|Frau|Maximiliana|von Hohenstein-Württemberg|maximiliana.vonhohenstein|1|Schloßallee|Bad Mergentheim|Baden-Württemberg|97980|DE|1944-09-27||skin:1 hair:wavy/silver top:blazer/plum back:dusk earrings
        male|Mr|Bo|Li|bo.li|2|Elm St|Ely|Nevada|89301|US|2003-05-05||skin:2 hair:flat/black top:hoodie/grey back:mint smile:open
        female|Mademoiselle|Renée|Saint-Clair|renee.saintclair|36|Quai des Brumes|Saint-Malo|Ille-et-Vilaine|35400|FR|1961-10-20||skin:2 hair:pony/grey top:vneck/navy back:ice smile:open earrings alpha
        male|Mr|Tariq|Haddad|tariq.haddad|49|Foundry Street|Cardiff|South Glamorgan|CF10 1BH|GB|1980-06-06||skin:4 hair:buzz/dark beard:stubble glasses:round top:crew/teal back:rose
        female|Senhora|Yara|Nascimento|yara.nascimento|808|Avenida do Ipê|Belém|Pará|66010|BR|1993-12-08||skin:5 hair:afro/brown top:scoop/mustard back:leaf smile:open earrings
        female|Frau|Ulrike|Öztürk-Grünwald|ulrike.oeztuerkgruenwald|73|Käthe-Kollwitz-Straße|Köln|Nordrhein-Westfalen|50667|DE|1975-01-12||skin:2 hair:crop/chestnut glasses:square top:shirt/wine back:mist
        """
}
