package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Zutton. */
class ZuttonTest {
    /** A battle with Zutton at this site; destinies of 5 for Dark. */
    private static Scene battle(String zuttonAt, int force) {
        return table().at(MOS_EISLEY, "Darth Vader", "Luke Skywalker", "Han Solo")
                .at(zuttonAt, "Zutton")
                .force(DARK, 3)
                .force(LIGHT, force)
                .nextDestiny(DARK, 5, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .passWeapons();
    }

    @Test
    void hisForceTakesOneFromTheOpponentsTotal() {
        var scene = battle(MOS_EISLEY, 3).passUntil("use Zutton").use("Zutton").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        scene.passUntil(Prompt.Key.DAMAGE_SEGMENT);
        // Darth Vader adds one to it
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(5 + 1 - 1);
    }

    @Test
    void unusedItStaysFive() {
        var scene = battle(MOS_EISLEY, 3);
        scene.passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(5 + 1);
    }

    @Test
    void notFromElsewhereNorWithoutForce() {
        for (var scene : new Scene[] {battle(FARM, 3), battle(MOS_EISLEY, 0)}) {
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("use Zutton");
                        return scene.inBattle();
                    });
        }
    }

    @Test
    void onceABattleAndForNoOtherDestiny() {
        var scene = battle(MOS_EISLEY, 3).passUntil("use Zutton").use("Zutton");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use Zutton");
                    return scene.inBattle();
                });
        var shot =
                table().at(MOS_EISLEY, "Boba Fett", "Zutton", "Rebel Trooper")
                        .on("Boba Fett", "Imperial Blaster")
                        .force(DARK, 9)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        shot.passUntil("fire Imperial Blaster").fire("Imperial Blaster").at("Rebel Trooper");
        shot.mayNot("use Zutton");
    }

    @Test
    void onceABattleHoweverManyDestiniesAreDrawn() {
        var scene =
                table().at(MOS_EISLEY, "Darth Vader", "Luke Skywalker", "Han Solo", "Zutton")
                        .hand(DARK, "I Have You Now")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .nextDestiny(DARK, 1, 1, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .passUntil("play I Have You Now")
                        .play("I Have You Now");
        scene.passUntil("use Zutton").use("Zutton");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use Zutton");
                    return scene.inBattle();
                });
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
    }
}
