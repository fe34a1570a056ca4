package holosite.app.map;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.app.svg.TextWidths;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.ScenarioNotation;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class MapPainterTest {

    private static MapPainter painter(String position, Optional<Side> viewer, Language language) {
        return new MapPainter(Positions.game(position), viewer, language, Positions::card);
    }

    private static String svg(String position, Optional<Side> viewer) {
        return painter(position, viewer, Language.EN).svg();
    }

    private static String text(String position, Optional<Side> viewer, Language language) {
        var text = new StringWriter();
        var out = new PrintWriter(text);
        painter(position, viewer, language).text(out, 100, false);
        out.flush();
        return text.toString();
    }

    private static Document parse(String svg)
            throws ParserConfigurationException, SAXException, IOException {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> all(Document document, String tag) {
        var found = new ArrayList<Element>();
        var nodes = document.getElementsByTagName(tag);
        for (int i = 0; i < nodes.getLength(); i++) {
            found.add((Element) nodes.item(i));
        }
        return found;
    }

    /** The position of a line of text. */
    private record Box(String words, double left, double top, double right, double bottom) {
        static Box of(Element text) {
            TextStyle type = TextStyle.NAME;
            for (TextStyle one : TextStyle.values()) {
                type = one.css().equals(text.getAttribute("class")) ? one : type;
            }
            String words = text.getTextContent();
            double width =
                    text.hasAttribute("textLength")
                            ? Double.parseDouble(text.getAttribute("textLength"))
                            : TextWidths.width(words, type.size(), type.bold());
            double x = Double.parseDouble(text.getAttribute("x"));
            double y = Double.parseDouble(text.getAttribute("y"));
            double left =
                    switch (text.getAttribute("text-anchor")) {
                        case "middle" -> x - width / 2;
                        case "end" -> x - width;
                        default -> x;
                    };
            return new Box(words, left, y - 0.75 * type.size(), left + width, y + 2);
        }

        boolean overlaps(Box other) {
            return left < other.right
                    && other.left < right
                    && top < other.bottom
                    && other.top < bottom;
        }
    }

    // ---- the picture

    @ParameterizedTest
    @EnumSource(Language.class)
    void thePictureIsWellFormedAndTellsWhatItShows(Language language) throws Exception {
        Document document =
                parse(painter(Positions.manyWorlds(), Optional.empty(), language).svg());

        Element root = document.getDocumentElement();
        assertThat(root.getNodeName()).isEqualTo("svg");
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getAttribute("aria-labelledby")).isEqualTo("map-title map-desc");
        assertThat(all(document, "title").getFirst().getAttribute("id")).isEqualTo("map-title");
        assertThat(all(document, "desc").getFirst().getTextContent())
                .contains("Darth Vader", "Vader's Lightsaber", "Executor", "Yoda");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noTextLiesOverAnotherOrOutsideThePicture(Language language) throws Exception {
        for (String position : List.of(Positions.TWO_SITES, Positions.manyWorlds())) {
            Document document = parse(painter(position, Optional.empty(), language).svg());
            double width = Double.parseDouble(document.getDocumentElement().getAttribute("width"));
            double height =
                    Double.parseDouble(document.getDocumentElement().getAttribute("height"));
            var boxes = all(document, "text").stream().map(Box::of).toList();

            assertThat(boxes).hasSizeGreaterThan(20);
            for (int i = 0; i < boxes.size(); i++) {
                Box box = boxes.get(i);
                assertThat(box.left).as(box.words).isNotNegative();
                assertThat(box.right).as(box.words).isLessThanOrEqualTo(width);
                assertThat(box.bottom).as(box.words).isLessThanOrEqualTo(height);
                for (Box other : boxes.subList(i + 1, boxes.size())) {
                    assertThat(box.overlaps(other)).as(box + " over " + other).isFalse();
                }
            }
        }
    }

    @Test
    void everySignUsedIsDrawn() throws Exception {
        Document document = parse(svg(Positions.manyWorlds(), Optional.empty()));
        var drawn = all(document, "symbol").stream().map(symbol -> symbol.getAttribute("id"));

        assertThat(drawn.toList())
                .containsAll(
                        all(document, "use").stream()
                                .map(use -> use.getAttribute("href").substring(1))
                                .toList());
    }

    @Test
    void aTableWithoutLocationsIsStillAPicture() throws Exception {
        Document document = parse(svg("turn: Dark 1, activate phase\n", Optional.empty()));

        assertThat(all(document, "desc").getFirst().getTextContent())
                .isEqualTo("No location is on the table.");
    }

    // ---- who sees what

    @Test
    void eachPlayerSeesOnlyHisOwnHand() {
        String dark = svg(Positions.TWO_SITES, Optional.of(Side.DARK));
        assertThat(dark).contains("Hand: Sense").doesNotContain("Rebel Barrier");
        String light = svg(Positions.TWO_SITES, Optional.of(Side.LIGHT));
        assertThat(light).contains("Hand: Rebel Barrier").doesNotContain("Hand: Sense");
        String both = svg(Positions.TWO_SITES, Optional.empty());
        assertThat(both).contains("Hand: Sense", "Hand: Rebel Barrier");
    }

    @Test
    void aCardFaceDownIsSeenByItsOwnerAndByBothTogetherOnly() {
        String position =
                Positions.TWO_SITES.replace(
                        "    Luke Skywalker",
                        "    Luke Skywalker\n      Han Solo (stacked) [face down]");

        String dark = text(position, Optional.of(Side.DARK), Language.EN);
        assertThat(dark).contains("face down: 1").doesNotContain("Han Solo");
        assertThat(svg(position, Optional.of(Side.DARK)))
                .contains("face down: 1")
                .doesNotContain("Han Solo");
        for (var viewer : List.of(Optional.of(Side.LIGHT), Optional.<Side>empty())) {
            assertThat(text(position, viewer, Language.EN))
                    .contains("Han Solo")
                    .doesNotContain("face down: 1");
            assertThat(svg(position, viewer)).contains("Han Solo").doesNotContain("face down: 1");
        }
    }

    @Test
    void theViewersCardsLieBelowTheLocations() throws Exception {
        assertThat(y("Luke Skywalker", Side.LIGHT)).isGreaterThan(y("Cantina", Side.LIGHT));
        assertThat(y("Darth Vader", Side.LIGHT)).isLessThan(y("Cantina", Side.LIGHT));
        assertThat(y("Luke Skywalker", Side.DARK)).isLessThan(y("Cantina", Side.DARK));
        assertThat(y("Darth Vader", Side.DARK)).isGreaterThan(y("Cantina", Side.DARK));
    }

    private static double y(String words, Side viewer) throws Exception {
        return all(parse(svg(Positions.TWO_SITES, Optional.of(viewer))), "text").stream()
                .filter(text -> text.getTextContent().equals(words))
                .mapToDouble(text -> Double.parseDouble(text.getAttribute("y")))
                .findFirst()
                .orElseThrow();
    }

    // ---- words

    @Test
    void theTextShowsTheRowsAsTrees() {
        String text = text(Positions.manyWorlds(), Optional.empty(), Language.EN);

        assertThat(text)
                .contains("Tatooine · parsec 7")
                .containsPattern("┌─ Cantina ─.*\\n│  interior\\n")
                .containsPattern(
                        "├─ Docking Bay 94 ─.*\\n│  interior/exterior, docking bay, Light Side"
                                + " controls\\n")
                .containsPattern("└─ Lars' Moisture Farm ─.*\\n {3}exterior\\n")
                .containsPattern("╔═ Tatooine ─.*\\n║ {2}system, Light Side controls\\n")
                .containsPattern("╚═ Big One ─.*\\n {3}asteroid sector\\n")
                .contains("\n   Death Star · in orbit of Tatooine, parsec 7\n")
                .contains("\n   Executor · aboard Executor\n")
                .contains("│  exterior, marker 3, Dark Side controls\n")
                .contains("pilot: Captain Piett");
        assertThat(text.lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void frenchIsFrenchThroughout() {
        String text = text(Positions.manyWorlds(), Optional.of(Side.DARK), Language.FR);

        assertThat(text)
                .contains("Vu par le côté obscur")
                .contains("en orbite autour de Tatooine, parsec 7")
                .contains("secteur d'astéroïdes", "secteur de nuages", "aire d'arrimage")
                .contains("à bord de Executor")
                .contains("son système n'est pas sur la table")
                .contains("marqueur 3")
                .doesNotContain("Side", "parsec 7,", "docking bay,", "controls", "Hand");
        assertThat(painter(Positions.manyWorlds(), Optional.of(Side.DARK), Language.FR).svg())
                .contains("sites adjacents", "contrôle", "Force vitale", "lang=\"fr\"")
                .doesNotContain(">controls<", ">occupies<", "drain ", "Life Force");
    }

    @Test
    void whoIsAboardOrCaptiveIsTold() {
        String svg = svg(Positions.TWO_SITES, Optional.empty());

        assertThat(svg)
                .contains(
                        "Darth Vader (power 6, ability 6, forfeit 8) with Vader's Lightsaber and"
                                + " Leia Organa (escorted, power 3, ability 3, forfeit 6)");
    }

    @Test
    void aBattleIsNamed() {
        var game =
                ScenarioNotation.read(
                                Positions.TWO_SITES
                                                .replace("    Luke", "    Stormtrooper\n    Luke")
                                                .replace("Sense", "Sense\n  force: 2")
                                        + "play:\n  Dark: battle at Tatooine: Mos Eisley\n",
                                AllCards::all)
                        .play()
                        .game();

        assertThat(new MapPainter(game, Optional.empty(), Language.EN, Positions::card).svg())
                .contains("Battle at Tatooine: Mos Eisley", "tile fought");
    }

    @Test
    void aHolositeSaysWhoPlaysThere() {
        String board =
                """
                turn: Dark 3, battle phase
                table:
                  Dejarik Hologameboard (Light)
                    Molator
                """;

        assertThat(text(board, Optional.empty(), Language.EN))
                .contains("Holosite · at no system", "for Dejariks and holograms", "Molator 3/3/3")
                .doesNotContain("system is not on the table");
        assertThat(text(board, Optional.empty(), Language.FR))
                .contains("Holosite · dans aucun système", "pour Déjariks et hologrammes");
    }

    @Test
    void aPodraceShowsItsTotals() {
        String race =
                """
                turn: Dark 3, control phase
                table:
                  Tatooine: Podrace Arena (Dark)
                    dark Boonta Eve Podrace = 1
                    Sebulba's Podracer [damaged]
                      Stormtrooper (race destiny 4)
                    Rebel Trooper (race destiny 2.5)
                dark:
                  hand: Sense
                light:
                  hand: Sense
                """;
        assertThat(text(race, Optional.empty(), Language.EN))
                .contains("Sebulba's Podracer [race 7] (damaged)", "Rebel Trooper [race 2.5]");
        assertThat(text(race, Optional.of(Side.LIGHT), Language.FR))
                .contains("[course 7] (endommagée)", "[course 2,5]");
        assertThat(svg(race, Optional.empty())).contains("race total 7");
    }
}
