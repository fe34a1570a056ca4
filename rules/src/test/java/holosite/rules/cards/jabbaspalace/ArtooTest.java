package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Artoo. */
class ArtooTest {
    private static final String FALCON = "Lando In Millennium Falcon";
    private static final String C3PO = "C-3PO (See-Threepio)";
    private static final String CONTROL_ROOM = "Death Star: Docking Control Room 327";

    private static Position fetching() {
        return table().at(CANTINA, "Artoo")
                .reserve(LIGHT, "Hero Of A Thousand Devices", "A Gift", "Electrobinoculars");
    }

    @Test
    @Claim("artoo#1")
    void onceInEachControlPhaseHeFetchesOneOfTwoCards() {
        for (String card : new String[] {"Hero Of A Thousand Devices", "A Gift"}) {
            var scene = fetching().turn(LIGHT, Phase.CONTROL).use("Artoo");
            scene.mayNot("Electrobinoculars").choose(card).passResponses();
            assertThat(scene.hand(LIGHT)).containsExactly(card);
            scene.mayNot("use Artoo");
        }
        fetching().turn(LIGHT, Phase.DEPLOY).mayNot("use Artoo");
        fetching().turn(DARK, Phase.CONTROL).pass().mayNot("use Artoo");
        // nobody must
        fetching().turn(LIGHT, Phase.CONTROL).pass();
    }

    /** Dark's battle destiny of 4 with Artoo and his friend where they are, or as it is changed. */
    private static Scene battle(Position position, String site) {
        var scene =
                position.at(site, "Darth Vader", "Rebel Trooper")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(site).passUntil(DARK, Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        return scene;
    }

    private static double destiny(Scene scene, boolean less) {
        scene.expectDecider(LIGHT).answer(less ? "use Artoo" : "pass");
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.RESPONSE);
        return scene.battleDestiny(DARK);
    }

    @Test
    @Claim("artoo#2")
    void withC3poAtABattlegroundHeTakesOneFromBattleDestiniesThereAndNearby() {
        for (String site : new String[] {CANTINA, BAY}) {
            double declined = destiny(battle(table().at(CANTINA, "Artoo", C3PO), site), false);
            assertThat(destiny(battle(table().at(CANTINA, "Artoo", C3PO), site), true))
                    .isEqualTo(declined - 1);
        }
    }

    @Test
    @Claim("artoo#3")
    void notInSpaceWhetherHeOrTheBattleIsThere() {
        battleAbove(table().at(CANTINA, "Artoo", C3PO).at("Tatooine", "X-wing"));
        battleAbove(
                table().site(CANTINA, DARK)
                        .at("Tatooine", FALCON)
                        .passenger(FALCON, "Artoo", C3PO));
    }

    private static void battleAbove(Position position) {
        var scene =
                position.at("Tatooine", "Devastator")
                        .pilot("Devastator", "Darth Vader")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil(DARK, Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        scene.mayNot("use Artoo");
    }

    @Test
    void weaponDestiniesStayAsTheyAre() {
        var scene =
                table().at(CANTINA, "Artoo", C3PO, "Rebel Trooper", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        int undrawn = scene.reserve(DARK).size();
        scene.passUntil("fire Vader's Lightsaber").fire("Vader's Lightsaber").at("Rebel Trooper");
        while (scene.reserve(DARK).size() > undrawn - 2) {
            scene.mayNot("use Artoo").answerDefault();
        }
    }

    @Test
    @Claim("artoo#3")
    void notWithoutC3poNorElsewhereNorAwayFromABattleground() {
        battle(table().at(CANTINA, "Artoo").at(BAY, C3PO), CANTINA).mayNot("use Artoo");
        battle(table().at(CANTINA, "Artoo", C3PO), WAR_ROOM).mayNot("use Artoo");
        // a site without a Light Side icon is no battleground
        battle(table().at(CONTROL_ROOM, "Artoo", C3PO), WAR_ROOM).mayNot("use Artoo");
        battle(table().at("Death Star: Docking Bay 327", "Artoo", C3PO), WAR_ROOM)
                .offers("use Artoo");
    }
}
