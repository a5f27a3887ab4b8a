extension SystemWord {
    /// Returns the words of an entry of the table, in the order of the cases.
    static func words(in entry: String) -> [SystemWord: String] {
        let texts = entry.split(separator: "\n").flatMap { $0.split(separator: "|", omittingEmptySubsequences: false) }
        return Dictionary(uniqueKeysWithValues: zip(allCases, texts.map(String.init)).filter { !$1.isEmpty })
    }

    /// The words of each language in the order of the cases, one line for each of their groups. They are from memory
    /// and not measured; an empty one stays English.
    static let table: [String: String] = [
        "ar": """
        إلغاء|تم|تحرير|حفظ|تراجع|إعادة|إضافة|حذف
        بحث|رجوع|المزيد|إغلاق|مشاركة|نسخ|قص|لصق
        تحديد|تحديد الكل|طباعة|فتح|نقل|إزالة|الإعدادات|إيقاف
        المفضلة||جهات الاتصال|السجل||التنزيلات|الرسائل|البريد
        الملاحظات|التذكيرات|الصور|الكاميرا||رد|تحديث|الوقت
        حفظ الصورة|حفظ في الملفات||
        لا توجد نتائج|
        فتح الرابط|نسخ الرابط
        حوالي %@|متبقي %@|متبقي حوالي %@
        مزيد من المعلومات|تشغيل|الألوان|شبكة|طيف||تصفح|المحذوفة مؤخرًا
        تسجيل الدخول باستخدام Apple|المتابعة باستخدام Apple|التسجيل باستخدام Apple
        """,
        "cs": """
        Zrušit|Hotovo|Upravit|Uložit|Odvolat|Opakovat|Přidat|Smazat
        Hledat|Zpět|Další|Zavřít|Sdílet|Kopírovat|Vyjmout|Vložit
        Vybrat|Vybrat vše|Tisknout|Otevřít|Přesunout|Odstranit|Nastavení|Zastavit
        Oblíbené||Kontakty|Historie|Záložky||Zprávy|Mail
        Poznámky|Připomínky|Fotky|Fotoaparát|Pozastavit|Odpovědět|Obnovit|Čas
        Uložit obrázek|Uložit do Souborů||Načítání…
        Žádné výsledky|
        Otevřít odkaz|Kopírovat odkaz
        Asi %@|Zbývá %@|Zbývá asi %@
        Více informací|Přehrát|Barvy|Mřížka|Spektrum|Jezdce|Procházet|Nedávno smazané
        Přihlásit se přes Apple|Pokračovat přes Apple|Zaregistrovat se přes Apple
        """,
        "da": """
        Annuller|OK|Rediger|Arkiver|Fortryd|Gentag|Tilføj|Slet
        Søg|Tilbage|Mere|Luk|Del|Kopier|Klip|Sæt ind
        Vælg|Vælg alle|Udskriv|Åbn|Flyt|Fjern|Indstillinger|Stop
        Favoritter|Seneste|Kontakter|Historik|Bogmærker||Beskeder|Mail
        Noter|Påmindelser|Fotos|Kamera|Pause|Svar|Opdater|Tid
        Arkiver billede|Arkiver i Arkiver|Føj til læseliste|Indlæser…
        Ingen resultater|
        Åbn link|Kopier link
        Ca. %@|%@ tilbage|Ca. %@ tilbage
        Flere oplysninger|Afspil|Farver|Gitter|Spektrum|Mærker|Gennemse|Slettet for nylig
        Log ind med Apple|Fortsæt med Apple|Tilmeld dig med Apple
        """,
        "de": """
        Abbrechen|Fertig|Bearbeiten|Sichern|Widerrufen|Wiederholen|Hinzufügen|Löschen
        Suchen|Zurück|Mehr|Schließen|Teilen|Kopieren|Ausschneiden|Einsetzen
        Auswählen|Alles auswählen|Drucken|Öffnen|Bewegen|Entfernen|Einstellungen|Stopp
        Favoriten|Verlauf|Kontakte|Verlauf|Lesezeichen|Downloads|Nachrichten|Mail
        Notizen|Erinnerungen|Fotos|Kamera|Pause|Antworten|Aktualisieren|Uhrzeit
        Bild sichern|In Dateien sichern|Zur Leseliste hinzufügen|Laden …
        Keine Ergebnisse|Überprüfe die Schreibweise oder starte eine neue Suche.
        Link öffnen|Link kopieren
        Etwa %@|Noch %@|Noch etwa %@
        Weitere Informationen|Abspielen|Farben|Raster|Spektrum|Regler|Durchsuchen|Zuletzt gelöscht
        Mit Apple anmelden|Mit Apple fortfahren|Mit Apple registrieren
        """,
        "el": """
        Ακύρωση|Τέλος|Επεξεργασία|Αποθήκευση|Αναίρεση|Επανάληψη|Προσθήκη|Διαγραφή
        Αναζήτηση|Πίσω|Περισσότερα|Κλείσιμο|Κοινή χρήση|Αντιγραφή|Αποκοπή|Επικόλληση
        Επιλογή|Επιλογή όλων|Εκτύπωση|Άνοιγμα|Μετακίνηση|Αφαίρεση|Ρυθμίσεις|Διακοπή
        Αγαπημένα|Πρόσφατα|Επαφές|Ιστορικό|Σελιδοδείκτες||Μηνύματα|Mail
        Σημειώσεις|Υπομνήσεις|Φωτογραφίες|Κάμερα|Παύση|Απάντηση|Ανανέωση|Ώρα
        Αποθήκευση εικόνας|Αποθήκευση στα Αρχεία||Φόρτωση…
        Κανένα αποτέλεσμα|
        Άνοιγμα συνδέσμου|Αντιγραφή συνδέσμου
        Περίπου %@|Απομένουν %@|Απομένουν περίπου %@
        Περισσότερες πληροφορίες|Αναπαραγωγή|Χρώματα|Πλέγμα|Φάσμα||Περιήγηση|Πρόσφατα διαγραμμένα
        Σύνδεση με Apple|Συνέχεια με Apple|Εγγραφή με Apple
        """,
        "es": """
        Cancelar|OK|Editar|Guardar|Deshacer|Rehacer|Añadir|Eliminar
        Buscar|Atrás|Más|Cerrar|Compartir|Copiar|Cortar|Pegar
        Seleccionar|Seleccionar todo|Imprimir|Abrir|Mover|Eliminar|Ajustes|Detener
        Favoritos|Recientes|Contactos|Historial|Marcadores|Descargas|Mensajes|Mail
        Notas|Recordatorios|Fotos|Cámara|Pausa|Responder|Actualizar|Hora
        Guardar imagen|Guardar en Archivos|Añadir a la lista de lectura|Cargando…
        Sin resultados|Comprueba la ortografía o prueba con una búsqueda nueva.
        Abrir enlace|Copiar enlace
        Aproximadamente %@|Tiempo restante: %@|Tiempo restante aproximado: %@
        Más información|Reproducir|Colores|Cuadrícula|Espectro|Reguladores|Explorar|Eliminado
        Iniciar sesión con Apple|Continuar con Apple|Registrarse con Apple
        """,
        "fi": """
        Kumoa|Valmis|Muokkaa|Tallenna||Tee sittenkin|Lisää|Poista
        Etsi|Takaisin|Lisää|Sulje|Jaa|Kopioi|Leikkaa|Sijoita
        Valitse|Valitse kaikki|Tulosta|Avaa|Siirrä|Poista|Asetukset|Pysäytä
        Suosikit|Viimeisimmät|Yhteystiedot|Historia|Kirjanmerkit||Viestit|Mail
        Muistiinpanot|Muistutukset|Kuvat|Kamera|Keskeytä|Vastaa|Päivitä|Aika
        Tallenna kuva|Tallenna Tiedostoihin|Lisää lukulistalle|Ladataan…
        Ei tuloksia|
        Avaa linkki|Kopioi linkki
        Noin %@|%@ jäljellä|Noin %@ jäljellä
        Lisätietoja|Toista|Värit|Ruudukko|Spektri|Liukusäätimet|Selaa|Äskettäin poistetut
        Kirjaudu sisään Applella|Jatka Applella|Rekisteröidy Applella
        """,
        "fr": """
        Annuler|OK|Modifier|Enregistrer|Annuler|Rétablir|Ajouter|Supprimer
        Rechercher|Retour|Plus|Fermer|Partager|Copier|Couper|Coller
        Sélectionner|Tout sélectionner|Imprimer|Ouvrir|Déplacer|Supprimer|Réglages|Arrêter
        Favoris|Récents|Contacts|Historique|Signets|Téléchargements|Messages|Mail
        Notes|Rappels|Photos|Appareil photo|Pause|Répondre|Actualiser|Heure
        Enregistrer l’image|Enregistrer dans Fichiers|Ajouter à la liste de lecture|Chargement…
        Aucun résultat|Vérifiez l’orthographe ou lancez une nouvelle recherche.
        Ouvrir le lien|Copier le lien
        Environ %@|Il reste %@|Il reste environ %@
        Plus d’infos|Lire|Couleurs|Grille|Spectre|Curseurs|Explorer|Suppressions récentes
        Se connecter avec Apple|Continuer avec Apple|S’inscrire avec Apple
        """,
        "he": """
        ביטול|סיום|עריכה|שמירה|||הוספה|מחיקה
        חיפוש|חזרה|עוד|סגירה|שיתוף|העתקה|גזירה|הדבקה
        בחירה|בחירת הכול|הדפסה|פתיחה|העברה|הסרה|הגדרות|עצירה
        מועדפים|אחרונים|אנשי קשר|היסטוריה|סימניות|הורדות|הודעות|דואר
        פתקים|תזכורות|תמונות|מצלמה||תגובה|רענון|שעה
        שמירת התמונה|||טוען…
        אין תוצאות|
        פתיחת הקישור|העתקת הקישור
        בערך %@|נותרו %@|נותרו בערך %@
        מידע נוסף||צבעים|רשת|ספקטרום|||נמחקו לאחרונה
        התחברות עם Apple|המשך עם Apple|הרשמה עם Apple
        """,
        "hi": """
        रद्द करें|पूर्ण|संपादित करें|सहेजें|||जोड़ें|डिलीट करें
        खोजें|वापस||बंद करें|शेयर करें|कॉपी करें||पेस्ट करें
        चुनें|सभी चुनें|प्रिंट करें|खोलें||हटाएँ|सेटिंग्ज़|
        ||संपर्क||||संदेश|मेल
        नोट्स||तस्वीरें|कैमरा||||समय
        |||
        कोई परिणाम नहीं|
        लिंक खोलें|लिंक कॉपी करें
        लगभग %@|%@ शेष|लगभग %@ शेष
        अधिक जानकारी||रंग|||||हाल ही में डिलीट किए गए
        Apple से साइन इन करें|Apple से जारी रखें|Apple से साइन अप करें
        """,
        "hu": """
        Mégsem|Kész|Szerkesztés|Mentés|Visszavonás|Újra|Hozzáadás|Törlés
        Keresés|Vissza|Több|Bezárás|Megosztás|Másolás|Kivágás|Beillesztés
        Kijelölés|Összes kijelölése|Nyomtatás|Megnyitás|Áthelyezés|Eltávolítás|Beállítások|Leállítás
        Kedvencek||Kontaktok|Előzmények|Könyvjelzők|Letöltések|Üzenetek|Mail
        Jegyzetek|Emlékeztetők|Fotók|Kamera|Szünet|Válasz|Frissítés|Idő
        Kép mentése|Mentés a Fájlokba||Betöltés…
        Nincs találat|
        Hivatkozás megnyitása|Hivatkozás másolása
        Körülbelül %@|%@ van hátra|Körülbelül %@ van hátra
        További információk|Lejátszás|Színek|Rács|Színkép|Csúszkák|Tallózás|Legutóbb törölt
        Bejelentkezés Apple-lel|Folytatás Apple-lel|Regisztráció Apple-lel
        """,
        "id": """
        Batal|Selesai|Edit|Simpan|Urungkan|Ulangi|Tambah|Hapus
        Cari|Kembali|Lainnya|Tutup|Bagikan|Salin|Potong|Tempel
        Pilih|Pilih Semua|Cetak|Buka|Pindahkan|Hapus|Pengaturan|Berhenti
        Favorit|Terbaru|Kontak|Riwayat|Penanda|Unduhan|Pesan|Mail
        Catatan|Pengingat|Foto|Kamera|Jeda|Balas|Segarkan|Waktu
        Simpan Gambar|Simpan ke File|Tambah ke Daftar Bacaan|Memuat…
        Tidak Ada Hasil|
        Buka Tautan|Salin Tautan
        Sekitar %@|%@ tersisa|Sekitar %@ tersisa
        Info Lainnya|Putar|Warna|Kisi|Spektrum|Penggeser|Telusuri|Baru Dihapus
        Masuk dengan Apple|Lanjutkan dengan Apple|Daftar dengan Apple
        """,
        "it": """
        Annulla|Fine|Modifica|Salva|Annulla|Ripristina|Aggiungi|Elimina
        Cerca|Indietro|Altro|Chiudi|Condividi|Copia|Taglia|Incolla
        Seleziona|Seleziona tutto|Stampa|Apri|Sposta|Rimuovi|Impostazioni|Interrompi
        Preferiti|Recenti|Contatti|Cronologia|Segnalibri|Download|Messaggi|Mail
        Note|Promemoria|Foto|Fotocamera|Pausa|Rispondi|Aggiorna|Ora
        Salva immagine|Salva su File|Aggiungi a elenco lettura|Caricamento…
        Nessun risultato|Controlla l’ortografia o prova una nuova ricerca.
        Apri link|Copia link
        Circa %@|Tempo rimanente: %@|Tempo rimanente: circa %@
        Ulteriori informazioni|Riproduci|Colori|Griglia|Spettro|Cursori|Sfoglia|Eliminati di recente
        Accedi con Apple|Continua con Apple|Registrati con Apple
        """,
        "ja": """
        キャンセル|完了|編集|保存|取り消す|やり直す|追加|削除
        検索|戻る|その他|閉じる|共有|コピー|カット|ペースト
        選択|すべてを選択|プリント|開く|移動|取り除く|設定|停止
        よく使う項目||連絡先|履歴|ブックマーク|ダウンロード|メッセージ|メール
        メモ|リマインダー|写真|カメラ|一時停止|返信|更新|時刻
        画像を保存|“ファイル”に保存|リーディングリストに追加|読み込み中…
        検索結果なし|スペルを確認するか、別の検索を試してください。
        リンクを開く|リンクをコピー
        約%@|残り%@|残り約%@
        詳細情報|再生|カラー|グリッド|スペクトラム|スライダ|ブラウズ|最近削除した項目
        Appleでサインイン|Appleで続ける|Appleで登録
        """,
        "ko": """
        취소|완료|편집|저장|실행 취소|실행 복귀|추가|삭제
        검색|뒤로|더 보기|닫기|공유|복사하기|오려두기|붙여넣기
        선택|전체 선택|프린트|열기|이동|제거|설정|중단
        즐겨찾기|최근 항목|연락처|방문 기록|책갈피|다운로드|메시지|Mail
        메모|미리 알림|사진|카메라|일시 정지|답장|새로 고침|시간
        이미지 저장|파일에 저장|읽기 목록에 추가|로드 중…
        결과 없음|
        링크 열기|링크 복사하기
        약 %@|%@ 남음|약 %@ 남음
        추가 정보|재생|색상|격자|스펙트럼|슬라이더|둘러보기|최근 삭제된 항목
        Apple로 로그인|Apple로 계속|Apple로 등록
        """,
        "nb": """
        Avbryt|Ferdig|Rediger|Arkiver|Angre|Gjør om|Legg til|Slett
        Søk|Tilbake|Mer|Lukk|Del|Kopier|Klipp ut|Lim inn
        Marker|Marker alt|Skriv ut|Åpne|Flytt|Fjern|Innstillinger|Stopp
        Favoritter|Nylige|Kontakter|Historikk|Bokmerker|Nedlastinger|Meldinger|Mail
        Notater|Påminnelser|Bilder|Kamera|Pause|Svar|Oppdater|Klokkeslett
        Arkiver bilde|Arkiver i Filer|Legg til i leseliste|Laster inn …
        Ingen resultater|
        Åpne lenke|Kopier lenke
        Omtrent %@|%@ gjenstår|Omtrent %@ gjenstår
        Mer info|Spill av|Farger|Rutenett|Spektrum|Skyveknapper|Utforsk|Nylig slettet
        Logg på med Apple|Fortsett med Apple|Registrer deg med Apple
        """,
        "nl": """
        Annuleer|Gereed|Wijzig|Bewaar|Herstel|Opnieuw|Voeg toe|Verwijder
        Zoek|Terug|Meer|Sluit|Deel|Kopieer|Knip|Plak
        Selecteer|Selecteer alles|Druk af|Open|Verplaats|Verwijder|Instellingen|Stop
        Favorieten|Recent|Contacten|Geschiedenis|Bladwijzers|Downloads|Berichten|Mail
        Notities|Herinneringen|Foto’s|Camera|Pauzeer|Antwoord|Vernieuw|Tijd
        Bewaar afbeelding|Bewaar in Bestanden|Zet in leeslijst|Laden…
        Geen resultaten|Controleer de spelling of probeer een nieuwe zoekopdracht.
        Open link|Kopieer link
        Ongeveer %@|Nog %@|Nog ongeveer %@
        Meer info|Speel af|Kleuren|Raster|Spectrum|Schuifknoppen|Blader|Recent verwijderd
        Log in met Apple|Ga door met Apple|Registreer met Apple
        """,
        "pl": """
        Anuluj|Gotowe|Edycja|Zachowaj|Cofnij|Przywróć|Dodaj|Usuń
        Szukaj|Wstecz|Więcej|Zamknij|Udostępnij|Kopiuj|Wytnij|Wklej
        Zaznacz|Zaznacz wszystko|Drukuj|Otwórz|Przenieś|Usuń|Ustawienia|Zatrzymaj
        Ulubione|Ostatnie|Kontakty|Historia|Zakładki||Wiadomości|Mail
        Notatki|Przypomnienia|Zdjęcia|Aparat|Pauza|Odpowiedz|Odśwież|Godzina
        Zachowaj obrazek|Zachowaj w Plikach||Ładowanie…
        Brak wyników|
        Otwórz łącze|Kopiuj łącze
        Około %@|Pozostało: %@|Pozostało około %@
        Więcej informacji|Odtwórz|Kolory|Siatka|Widmo|Suwaki|Przeglądaj|Ostatnio usunięte
        Zaloguj się przez Apple|Kontynuuj przez Apple|Zarejestruj się przez Apple
        """,
        "pt-BR": """
        Cancelar|OK|Editar|Salvar|Desfazer|Refazer|Adicionar|Apagar
        Buscar|Voltar|Mais|Fechar|Compartilhar|Copiar|Cortar|Colar
        Selecionar|Selecionar Tudo|Imprimir|Abrir|Mover|Remover|Ajustes|Parar
        Favoritos|Recentes|Contatos|Histórico|Favoritos|Downloads|Mensagens|Mail
        Notas|Lembretes|Fotos|Câmera|Pausar|Responder|Atualizar|Hora
        Salvar Imagem|Salvar em Arquivos|Adicionar à Lista de Leitura|Carregando…
        Nenhum Resultado|Verifique a ortografia ou tente uma nova busca.
        Abrir Link|Copiar Link
        Cerca de %@|Tempo restante: %@|Tempo restante: cerca de %@
        Mais Informações|Reproduzir|Cores|Grade|Espectro|Controles|Explorar|Apagados
        Iniciar sessão com a Apple|Continuar com a Apple|Registrar-se com a Apple
        """,
        "pt-PT": """
        Cancelar|OK|Editar|Guardar|Desfazer|Refazer|Adicionar|Apagar
        Pesquisar|Anterior|Mais|Fechar|Partilhar|Copiar|Cortar|Colar
        Selecionar|Selecionar tudo|Imprimir|Abrir|Mover|Remover|Definições|Parar
        Favoritos|Recentes|Contactos|Histórico|Marcadores|Descargas|Mensagens|Mail
        Notas|Lembretes|Fotografias|Câmara|Pausa|Responder|Atualizar|Hora
        Guardar imagem|Guardar em Ficheiros||A carregar…
        Nenhum resultado|Verifique a ortografia ou tente uma nova pesquisa.
        Abrir hiperligação|Copiar hiperligação
        Cerca de %@|Faltam %@|Faltam cerca de %@
        Mais informação|Reproduzir|Cores|Grelha|Espetro|Niveladores|Explorar|Apagados recentemente
        Iniciar sessão com a Apple|Continuar com a Apple|Registar-se com a Apple
        """,
        "ro": """
        Anulați|OK|Editați|Salvați|Infirmați|Refaceți|Adăugați|Ștergeți
        Căutați|Înapoi|Altele|Închideți|Partajați|Copiați|Decupați|Lipiți
        Selectați|Selectați tot|Imprimați|Deschideți|Mutați|Eliminați|Configurări|Opriți
        Favorite|Recente|Contacte|Istoric||Descărcări|Mesaje|Mail
        Notițe|Mementouri|Poze|Cameră|Pauză|Răspundeți|Reîmprospătați|Oră
        Salvați imaginea|Salvați în Fișiere||Se încarcă…
        Niciun rezultat|
        Deschideți linkul|Copiați linkul
        Aproximativ %@|Timp rămas: %@|Timp rămas: aproximativ %@
        Informații suplimentare|Redați|Culori|Grilă|Spectru|Glisoare|Explorați|Șterse recent
        Autentificați-vă cu Apple|Continuați cu Apple|Înscrieți-vă cu Apple
        """,
        "ru": """
        Отменить|Готово|Править|Сохранить|Отменить|Повторить|Добавить|Удалить
        Поиск|Назад|Еще|Закрыть|Поделиться|Скопировать|Вырезать|Вставить
        Выбрать|Выбрать все|Напечатать|Открыть|Переместить|Удалить|Настройки|Остановить
        Избранное|Недавние|Контакты|История|Закладки|Загрузки|Сообщения|Почта
        Заметки|Напоминания|Фото|Камера|Пауза|Ответить|Обновить|Время
        Сохранить изображение|Сохранить в Файлы|Добавить в список для чтения|Загрузка…
        Нет результатов|Проверьте правильность написания или попробуйте новый поиск.
        Открыть ссылку|Скопировать ссылку
        Около %@|Осталось: %@|Осталось около %@
        Подробнее|Воспроизвести|Цвета|Сетка|Спектр|Бегунки|Обзор|Недавно удаленные
        Вход с Apple|Продолжить с Apple|Регистрация с Apple
        """,
        "sv": """
        Avbryt|Klar|Redigera|Spara|Ångra|Gör om|Lägg till|Radera
        Sök|Tillbaka|Mer|Stäng|Dela|Kopiera|Klipp ut|Klistra in
        Markera|Markera allt|Skriv ut|Öppna|Flytta|Ta bort|Inställningar|Stoppa
        Favoriter|Senaste|Kontakter|Historik|Bokmärken|Hämtningar|Meddelanden|Mail
        Anteckningar|Påminnelser|Bilder|Kamera|Pausa|Svara|Uppdatera|Tid
        Spara bild|Spara i Filer|Lägg till i läslista|Läser in…
        Inga resultat|Kontrollera stavningen eller prova en ny sökning.
        Öppna länk|Kopiera länk
        Omkring %@|%@ återstår|Omkring %@ återstår
        Mer info|Spela upp|Färger|Rutnät|Spektrum|Reglage|Bläddra|Nyligen raderade
        Logga in med Apple|Fortsätt med Apple|Registrera dig med Apple
        """,
        "th": """
        ยกเลิก|เสร็จสิ้น|แก้ไข|บันทึก|เลิกทำ|ทำซ้ำ|เพิ่ม|ลบ
        ค้นหา|กลับ|เพิ่มเติม|ปิด|แชร์|คัดลอก|ตัด|วาง
        เลือก|เลือกทั้งหมด|พิมพ์|เปิด|ย้าย|เอาออก|การตั้งค่า|หยุด
        รายการโปรด||รายชื่อ|ประวัติ|ที่คั่นหน้า||ข้อความ|เมล
        โน้ต||รูปภาพ|กล้อง||ตอบกลับ||เวลา
        บันทึกภาพ|บันทึกไปยังไฟล์||กำลังโหลด…
        ไม่มีผลลัพธ์|
        เปิดลิงก์|คัดลอกลิงก์
        ประมาณ %@|เหลืออีก %@|เหลืออีกประมาณ %@
        ข้อมูลเพิ่มเติม|เล่น|สี|ตาราง|สเปกตรัม||เลือกหา|ที่เพิ่งลบ
        ลงชื่อเข้าด้วย Apple|ดำเนินการต่อด้วย Apple|ลงทะเบียนด้วย Apple
        """,
        "tr": """
        Vazgeç|Bitti|Düzenle|Kaydet|Geri Al|Yinele|Ekle|Sil
        Ara|Geri|Daha Fazla|Kapat|Paylaş|Kopyala|Kes|Yapıştır
        Seç|Tümünü Seç|Yazdır|Aç|Taşı||Ayarlar|Durdur
        Favoriler|Son Kullanılanlar|Kişiler|Geçmiş|Yer İmleri|İndirilenler|Mesajlar|Mail
        Notlar|Anımsatıcılar|Fotoğraflar|Kamera|Duraklat|Yanıtla|Yenile|Saat
        Resmi Kaydet|Dosyalar’a Kaydet|Okuma Listesine Ekle|Yükleniyor…
        Sonuç Yok|
        Bağlantıyı Aç|Bağlantıyı Kopyala
        Yaklaşık %@|%@ kaldı|Yaklaşık %@ kaldı
        Daha Fazla Bilgi|Oynat|Renkler|Izgara|Spektrum|Sürgüler|Göz At|Son Silinenler
        Apple ile Giriş Yap|Apple ile Devam Et|Apple ile Kaydol
        """,
        "uk": """
        Скасувати|Готово|Редагувати|Зберегти|Відмінити|Повторити|Додати|Видалити
        Пошук|Назад|Більше|Закрити|Поширити|Скопіювати|Вирізати|Вставити
        Вибрати|Вибрати все|Друкувати|Відкрити|Перемістити|Вилучити|Параметри|Зупинити
        Обране|Недавні|Контакти|Історія|Закладки||Повідомлення|Пошта
        Нотатки|Нагадування|Фото|Камера|Пауза|Відповісти|Оновити|Час
        Зберегти зображення|Зберегти у Файли||Завантаження…
        Немає результатів|
        Відкрити посилання|Скопіювати посилання
        Близько %@|Залишилося: %@|Залишилося близько %@
        Докладніше|Відтворити|Кольори|Сітка|Спектр|Повзунки|Огляд|Недавно видалені
        Вхід з Apple|Продовжити з Apple|Реєстрація з Apple
        """,
        "vi": """
        Hủy|Xong|Sửa|Lưu|Hoàn tác|Làm lại|Thêm|Xóa
        Tìm kiếm|Quay lại|Thêm|Đóng|Chia sẻ|Sao chép|Cắt|Dán
        Chọn|Chọn tất cả|In|Mở|Di chuyển|Xóa|Cài đặt|Dừng
        Mục ưa thích|Gần đây|Danh bạ|Lịch sử|Dấu trang||Tin nhắn|Mail
        Ghi chú|Lời nhắc|Ảnh|Camera|Tạm dừng|Trả lời|Làm mới|Giờ
        Lưu hình ảnh|Lưu vào Tệp||Đang tải…
        Không có kết quả|
        Mở liên kết|Sao chép liên kết
        Khoảng %@|Còn lại %@|Còn lại khoảng %@
        Thông tin thêm|Phát|Màu|Lưới|Quang phổ|Thanh trượt|Duyệt|Đã xóa gần đây
        Đăng nhập bằng Apple|Tiếp tục với Apple|Đăng ký bằng Apple
        """,
        "zh-Hans": """
        取消|完成|编辑|存储|撤销|重做|添加|删除
        搜索|返回|更多|关闭|共享|拷贝|剪切|粘贴
        选择|全选|打印|打开|移动|移除|设置|停止
        个人收藏|最近项目|通讯录|历史记录|书签|下载|信息|邮件
        备忘录|提醒事项|照片|相机|暂停|回复|刷新|时间
        存储图像|存储到“文件”|添加到阅读列表|正在载入…
        无结果|请检查拼写或尝试新搜索。
        打开链接|拷贝链接
        大约%@|剩余%@|大约剩余%@
        更多信息|播放|颜色|网格|光谱|滑块|浏览|最近删除
        通过 Apple 登录|通过 Apple 继续|通过 Apple 注册
        """,
        "zh-Hant": """
        取消|完成|編輯|儲存|還原|重做|加入|刪除
        搜尋|返回|更多|關閉|分享|拷貝|剪下|貼上
        選取|全選|列印|打開|移動|移除|設定|停止
        喜好項目|最近項目|聯絡資訊|瀏覽記錄|書籤|下載項目|訊息|郵件
        備忘錄|提醒事項|照片|相機|暫停|回覆|重新整理|時間
        儲存影像|儲存到「檔案」|加入閱讀列表|正在載入…
        沒有結果|請檢查拼字或嘗試新的搜尋。
        打開連結|拷貝連結
        大約 %@|剩餘 %@|大約剩餘 %@
        更多資訊|播放|顏色|網格|光譜|滑桿|瀏覽|最近刪除
        使用 Apple 登入|使用 Apple 繼續|使用 Apple 註冊
        """,
    ]
}
