"""Names and lines of chat: every script gets in, nothing invisible does."""

import subprocess
import sys
import unicodedata
from itertools import combinations

import pytest

from cutpurse.table.names import (
    LINE,
    LOOKALIKES,
    characters,
    clean_line,
    clean_name,
    lookalikes,
    numbered,
    prototypes,
    shortened,
    skeleton,
)

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"  # needs a ZWNJ
SINHALA = "\u0dc1\u0dca\u200d\u0dbb\u0dd3"  # needs a ZWJ


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Jürgen Müller",
        "李雷",
        "नमस्ते",
        "אבג",
        "عمر",
        PERSIAN,
        SINHALA,
        "<b>&",
        "Çağrı İpek",
        "Nguyễn Thị Huyền",
        "さくら",
        "Анна Schmidt",
        "Jean-Luc",
        "\U000104b0\U000104d8",  # Osage, which is written today
        "Ζωή",
        "ज़ीशान",
        "ที่รัก",
        "ရွှေ",
        "葛\U000e0100城",
        "100 % Otto",
        "1️⃣",
        "Größe",
        "Łucja Żółć",
        "Đặng Thị Ánh",
        "Σωκράτης",
        "გიორგი",
        "Անահիտ",
        "مُحَمَّد",
        "דָּוִד",
        "김민준",
        "ガブリエル",
        "สมชาย",
    ],
)
def test_names_of_every_script_are_kept_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", [FAMILY, ENGLAND, "👍🏽", "👩🏿\u200d🚀", "🏳️\u200d🌈", "🇩🇪"])
def test_pictures_are_names_too(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Ada ", "Ada"), ("Ada \t\n Lovelace", "Ada Lovelace"), ("Zoe\u0308", "Zoë"), ("A\u00a0\u3000B", "A B")],
)
def test_a_name_is_trimmed_folded_and_composed(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \t ",
        "a\x00",
        "a\x1b[31m",
        "\u202eevil",
        "\u2066a\u2069",
        "a\u200bb",
        "\ufeffAda",
        "a\u00adb",
        "a\u200db",  # a joiner where nothing is joined
        "\u200d" + FAMILY,
        PERSIAN[:2] + "\u200c",
        "\u3164",  # a letter that shows nothing
        "\u2800",
        "\u0301",  # a mark on nothing
        "Z" + "\u0301\u0302\u0303\u0304\u0305",  # marks upon marks
        "Z\u0301\u0302\u0303",  # a third mark
        "e\u0323\u0323",  # the same mark twice
        "\u0e01\u0e47\u0e47\u0e47",
        "A\ufe0fda",  # chooses between two looks of a letter that has one
        "A\U000e0100da",
        "\u0410da",  # a Cyrillic letter among Latin ones
        "Ad\u03b1",
        "\u0378",  # no character yet
        "\ue000",
        "\ud800",
        ENGLAND[1:],
    ],
)
def test_what_cannot_be_seen_or_turns_the_line_around_is_no_name(name: str) -> None:
    assert clean_name(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "\U000102a0\U000102a1\U000102a2",  # Carian, which reads ABC
        "\U00010282\U00010292\U00010282",  # Lycian, which reads BOB
        "\U00010302\U00010309\U00010302\U00010309",  # Old Italic
        "T\U0001042cm",  # Deseret
    ],
)
def test_letters_of_alphabets_of_the_past_that_look_like_ours_are_no_name(name: str) -> None:
    assert clean_name(name) is None
    assert clean_line(name) == name, "nobody is taken for somebody else by what they say"


@pytest.mark.parametrize("character", ["x", "e\u0323\u0302", "🇩🇪", "👍🏽"])
def test_a_name_has_at_most_24_characters_as_people_count_them(character: str) -> None:
    assert clean_name(character * 24) is not None
    assert clean_name(character * 25) is None


@pytest.mark.parametrize(("text", "count"), [("Ada", 3), (FAMILY, 1), (ENGLAND, 1), ("👍🏽🇩🇪", 2), (SINHALA, 2)])
def test_marks_skin_tones_and_joined_pictures_do_not_count(text: str, count: int) -> None:
    assert characters(text) == count


def test_a_line_of_chat_is_held_to_the_same_but_may_be_long() -> None:
    assert clean_line(" well   played \n") == "well played"
    assert clean_line("x" * LINE) == "x" * LINE
    assert clean_line("x" * (LINE + 1)) is None
    assert clean_line("\u202edeyalp llew") is None


@pytest.mark.parametrize("character", ["x", "e\u0323\u0302", "🇩🇪", "👍🏽", FAMILY, ENGLAND])
def test_a_text_is_shortened_between_characters(character: str) -> None:
    assert shortened(character * 24, 22) == character * 22
    assert shortened(character * 3, 22) == character * 3
    assert shortened("ab cd", 3) == "ab"


@pytest.mark.parametrize(
    "like",
    [
        "ADA",
        "\u0410\u0434\u0430"[0] + "\u0501\u0430",  # all in Cyrillic
        "\uff21\uff44\uff41",  # full width
        "\U0001d400\U0001d41d\U0001d41a",  # mathematical
        "\u24b6\u24d3\u24d0",  # in circles
        "\u1d00\u1d05\u1d00",  # small capitals
        "Ad\u0251",
    ],
)
def test_a_name_that_can_be_taken_for_another_gets_a_number(like: str) -> None:
    assert numbered(like, ["Ben", "Ada"]) == f"{like} 2"
    assert numbered(like, ["Ben", "", "Adam"]) == like


@pytest.mark.parametrize(
    ("like", "name"),
    [
        ("ВоЬ", "Bob"),
        ("Веп", "Ben"),
        ("аптоп", "anton"),
        ("Ѕиѕап", "Susan"),
        ("Қагӏ", "Karl"),
        ("ΝΟΑΗ", "Noah"),
        ("ϹΟϹΟ", "Coco"),
        ("ναση", "Vaon"),
        ("ՏՕՏ", "SOS"),
        ("ⲤⲞⲤⲞ", "Coco"),
        ("ꓢꓴꓢꓮꓠ", "SUSAN"),
        ("ꓢꓴꓢꓲ", "Susi"),
        ("ᎠᎪᏙᎬ", "Dave"),
        ("ꭰꭺꮩꭼ", "Dave"),
        ("ᗩᑎᑎᗩ", "Anna"),
        ("ჿtto", "Otto"),
        ("B๐b", "Bob"),
        ("ＳＵＳＡＮ", "Susan"),
        ("𝕾𝖚𝖘𝖆𝖓", "Susan"),
        ("🅰🅽🅽🅰", "Anna"),
        ("ᴀɴɴᴀ", "Anna"),
        ("Ann⍺", "Anna"),
        ("⍴⍺⍳", "Pai"),
        ("Anna\u2010Lena", "Anna-Lena"),
        ("Anna\u2011Lena", "Anna-Lena"),
        ("Anna–Lena", "Anna-Lena"),
    ],
)
def test_a_name_that_passes_for_another_in_one_of_these_scripts_gets_a_number(like: str, name: str) -> None:
    assert clean_name(like) == like
    assert numbered(like, [name]) == f"{like} 2"
    assert numbered(name, [like]) == f"{name} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Annạ", "Anna"),
        ("Anna\u05b4", "Anna"),
        ("Łukasz", "Lukasz"),
        ("Ƌavid", "Đavid"),
        ("Øle", "Ole"),
        ("Ɗavid", "David"),
        ("Işıl", "Isil"),
        ("Müller", "Muller"),
        ("Иосиф\u0323", "Иосиф"),
        ("عُمَر", "عمر"),
    ],
)
def test_accents_dots_strokes_and_hooks_make_no_other_name(one: str, other: str) -> None:
    assert not lookalikes(one).isdisjoint(lookalikes(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ilse", "llse"),
        ("Ilse", "1lse"),
        ("Otto", "0tt0"),
        ("Susan", "5usan"),
        ("Tom", "Torn"),
        ("Amo", "Arno"),
        ("Willi", "VVilli"),
        ("Otto 2", "Otto ٢"),
    ],
)
def test_letters_of_one_script_look_alike_too(one: str, other: str) -> None:
    assert not lookalikes(one).isdisjoint(lookalikes(other))


# Of each script, a character that UTS 39 takes for a Latin letter or a digit, with that.
OF_OTHER_SCRIPTS = "аa сc ՕO Ⳑl Ꭺa Ꮾ6 ᑕc ᒿ2 ꓐb 𐓂O 𑢢F 𑣘u 𖼺S 𖽀A 𑜎w ꛟV ۷V ੧9 ৪8 ዐO ሀU ꙄƧ ſf ⊤T ⋃U ╳X 𝈓F 🝌C ⤫x 𝐚a ａa Ⅰl"


@pytest.mark.parametrize("pair", OF_OTHER_SCRIPTS.split())
def test_what_unicode_lists_as_a_lookalike_of_a_letter_or_a_digit_is_one(pair: str) -> None:
    one, other = pair[0], pair[1]
    assert not lookalikes(2 * one).isdisjoint(lookalikes(2 * other))


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Amo", "Arno"),
        ("Ilse", "llse"),
        ("W1ll1", "Wllll"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Ꜳron", "AAron"),
        ("مىا", "مىl"),
        ("Ванда", "Ba\u029cдa"),
        ("\u05d9\u05d5\u05df", "'ll"),
        ("ニコ", "二コ"),
        ("Anna\u200d", "Anna"),
    ],
)
def test_a_skeleton_is_the_one_of_uts_39(name: str, seen: str) -> None:
    """As ICU makes it (`uspoof_getSkeleton`)."""
    assert skeleton(name) == seen


def test_whatever_unicode_lists_as_lookalikes_is_alike() -> None:
    listed = prototypes()
    assert len(listed) == 6565, "Unicode 17.0"
    whole = [c for c in listed if unicodedata.normalize("NFD", c) == c]  # a skeleton has no others
    assert len(whole) > 5000
    assert [c for c in whole if lookalikes(f"x{c}x").isdisjoint(lookalikes(f"x{listed[c]}x"))] == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Бенедикт", "Венедикт"),  # both in Cyrillic
        ("ГАП", "ΓΑΠ"),  # and in Greek
        ("עידו", "עידן"),
        ("يسري", "يسرى"),
        ("エリカ", "工リ力"),
        ("Zꝏ", "Zoo"),
        ("Ꜳron", "Aaron"),
    ],
)
def test_lookalikes_within_a_script_and_of_several_letters_are_found(one: str, other: str) -> None:
    assert numbered(other, [one]) == f"{other} 2"
    assert numbered(one, [other]) == f"{one} 2"


@pytest.mark.parametrize(
    "names",
    [
        "Anna Arne Armin Arno Björn Bernd Berta Jörg Jürgen Günther Gunda Käthe Kathi Lina Liana Mia Maja Ulla Ute Uwe",
        "Ali Aylin Ayşe Çağla Can Cem Ceyda Deniz Emine Emre Ilgaz Işık İlker İpek Ömer Orhan Şule Selin Ümit Umut",
        "Agnieszka Bartłomiej Bogusław Bolesław Grażyna Jerzy Łucja Lucjan Małgorzata Michał Stanisław Zofia Żaneta",
        "さくら さくや はな はなこ ハル ハナ ゆい ゆみ 美咲 美羽 大翔 太一 大一 翔太 ケン ケイ りく りこ たろう じろう",
        "Аня Таня Ваня Маша Даша Саша Паша Яна Инна Нина Лида Лиза Петя Катя Костя Федя Юля Оля Толя Коля",
        "Άννα Ελένη Ειρήνη Γιώργος Γιάννης Ηλίας Κώστας Νίκος Πέτρος Πάνος Σοφία Χρήστος Χριστίνα Ζωή Ζήνα",
        "אבי אורי דוד דני דנה חנה יוסי יעל מיכל משה נועה נעמי עמית רון רחל שרה תמר",
    ],
)
def test_people_of_one_country_keep_their_names(names: str) -> None:
    people = names.split()
    assert [clean_name(name) for name in people] == people
    assert [pair for pair in combinations(people, 2) if not lookalikes(pair[0]).isdisjoint(lookalikes(pair[1]))] == []


def test_the_list_of_unicode_is_read_only_when_names_are_compared() -> None:
    """It takes some milliseconds."""
    code = "import sys, cutpurse.server.serve; print('cutpurse.table.confusables' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


def test_each_letter_of_the_table_is_there_once() -> None:
    letters = "".join(LOOKALIKES.values())
    assert len(set(letters)) == len(letters)


def test_numbers_go_on_however_many_have_the_same_name() -> None:
    taken: list[str] = []
    for _ in range(60):
        taken.append(numbered("Olli", taken))
    assert taken[0] == "Olli"
    assert taken[-1] == "Olli 60"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kai", "Kal"),
        ("Mia", "Mina"),
        ("Anna Bell", "Annabell"),
        ("Ben", "Бен"),
        ("Anna", "Анна"),
        ("Иван", "Ирина"),
        ("Ελένη", "Ειρήνη"),
        ("Նարե", "Նանե"),
        ("ნინო", "ნანა"),
        ("かな", "がな"),
        ("दिनेश", "दीनेश"),
        ("ที่รัก", "ทีรัก"),
        ("דן", "דנה"),
        ("李雷", "李蕾"),
        ("🐱", "🐶"),
        ("👍🏽", "👍🏿"),
        ("Anna-Lena", "Annalena"),
    ],
)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert lookalikes(one).isdisjoint(lookalikes(other))
