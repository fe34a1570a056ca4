package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Gift. */
class AGiftTest {
    private static final String HALL = "Jabba's Palace: Audience Chamber";
    private static final String GIFT = "A Gift";

    private static Position arriving() {
        return table().site(HALL, DARK).hand(LIGHT, GIFT).force(LIGHT, 9).reserve(LIGHT, 20);
    }

    private static Scene given() {
        var scene =
                table().at(HALL, "C-3PO", "Boba Fett")
                        .on("C-3PO", GIFT)
                        .undercover("C-3PO")
                        .at(CANTINA, "Bossk")
                        .at(BAY, "Stormtrooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        return scene;
    }

    /** Dark's battle destiny beside this companion. */
    private static double drawn(String companion, Side initiator) {
        var scene =
                table().at(HALL, "C-3PO")
                        .on("C-3PO", GIFT)
                        .undercover("C-3PO")
                        .at(CANTINA, "Darth Vader", companion, "Luke Skywalker")
                        .force(initiator, 9)
                        .nextDestiny(DARK, 4)
                        .turn(initiator, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(DARK, Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.RESPONSE);
        return scene.battleDestiny(DARK);
    }

    @Test
    void whereTheOpponentHasAnAlienHeDrainsAndDrawsForLess() {
        assertThat(drawn("Bossk", DARK)).isEqualTo(drawn("Stormtrooper", DARK) - 2);
        assertThat(drawn("Wioslea", DARK)).isEqualTo(drawn("Stormtrooper", DARK));
        assertThat(drained(CANTINA, true)).isEqualTo(drained(CANTINA, false) - 1);
        assertThat(drained(BAY, true)).isEqualTo(drained(BAY, false));
    }

    private static double drained(String site, boolean gift) {
        var position =
                table().at(HALL, "C-3PO").at(CANTINA, "Bossk").at(BAY, "Stormtrooper", "Wioslea");
        if (gift) {
            position.on("C-3PO", GIFT).undercover("C-3PO");
        }
        return position.turn(DARK, Phase.CONTROL).forceDrain(site, DARK);
    }

    @Test
    void itsPlayerMayBreakCoverAndLosesIt() {
        var scene = given();
        scene.use(GIFT).passResponses();
        assertThat(scene.isUndercover("C-3PO")).isFalse();
        assertThat(scene.lost(LIGHT)).contains(GIFT);
        var hidden = table().at(HALL, "C-3PO").on("C-3PO", GIFT).undercover("C-3PO");
        mayNotInThisPhase(hidden.turn(LIGHT, Phase.CONTROL), "use " + GIFT);
        var opponents = table().at(HALL, "C-3PO").on("C-3PO", GIFT).undercover("C-3PO");
        mayNotInThisPhase(opponents.turn(DARK, Phase.DEPLOY), "use " + GIFT);
    }

    @Test
    void anotherSpyMayBreakCoverWithoutHarmToIt() {
        var scene =
                table().at(HALL, "C-3PO")
                        .on("C-3PO", GIFT)
                        .at(BAY, "TK-422")
                        .undercover("C-3PO", "TK-422")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        scene.use("TK-422").passResponses();
        assertThat(scene.isUndercover("TK-422")).isFalse();
        assertThat(scene.isOnTable(GIFT)).isTrue();
    }

    @Test
    void awayFromTatooineItIsCanceled() {
        var scene =
                table().at(WAR_ROOM, "C-3PO")
                        .on("C-3PO", GIFT)
                        .undercover("C-3PO")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.isOnTable(GIFT)).isFalse();
        assertThat(given().isOnTable(GIFT)).isTrue();
        var above =
                table().at("Tatooine", "Red 5")
                        .astromech("Red 5", "R2-X2")
                        .on("R2-X2", GIFT)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(above.isOnTable(GIFT)).isFalse();
    }

    @Test
    void itComesWhenADroidHasMovedToTheAudienceChamber() {
        var scene =
                arriving()
                        .at("Jabba's Palace: Dungeon", "C-3PO", "Rebel Trooper")
                        .turn(LIGHT, Phase.MOVE);
        scene.mayNot("deploy " + GIFT).move("C-3PO").to(HALL);
        scene.passUntil("deploy " + GIFT).deploy(GIFT).passResponses();
        assertThat(scene.hostOf(GIFT)).isEqualTo("C-3PO (See-Threepio)");
        assertThat(scene.isUndercover("C-3PO")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Trooper, Jabba's Palace: Audience Chamber",
        "DARK, EG-6 (Eegee-Six), Jabba's Palace: Audience Chamber",
        "LIGHT, C-3PO (See-Threepio), Jabba's Palace: Dungeon"
    })
    void itComesForNobodyElseNorElsewhere(Side mover, String walker, String to) {
        String from = to.equals(HALL) ? "Jabba's Palace: Dungeon" : HALL;
        var scene =
                arriving()
                        .site("Jabba's Palace: Dungeon", DARK)
                        .at(from, walker)
                        .force(DARK, 9)
                        .turn(mover, Phase.MOVE);
        scene.move(walker).to(to);
        mayNotInThisPhase(scene, "deploy " + GIFT);
    }

    @Test
    void controlDoesNotCancelIt() {
        var effect =
                Kinds.immediateEffect("Plain Present", LIGHT, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOnTable());
        for (String present : new String[] {GIFT, "Plain Present"}) {
            var position =
                    tableWith(effect).at(HALL, "C-3PO", "Darth Vader").hand(DARK, "dark Control");
            if (present.equals(GIFT)) {
                position.on("C-3PO", GIFT).undercover("C-3PO");
            } else {
                position.beside(LIGHT, present);
            }
            var scene = position.force(DARK, 5).turn(DARK, Phase.CONTROL);
            assertThat(scene.isOffered("play Control")).isEqualTo(!present.equals(GIFT));
        }
    }
}
