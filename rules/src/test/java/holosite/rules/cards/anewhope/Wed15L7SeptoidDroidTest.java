package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** WED15-l7 'Septoid' Droid. */
class Wed15L7SeptoidDroidTest {
    private static final String SEPTOID = "WED15-l7 'Septoid' Droid";

    private static Scene beaten(String... rebels) {
        var scene =
                table().at(CANTINA, SEPTOID, "Stormtrooper")
                        .at(CANTINA, rebels)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        return scene.passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT);
    }

    @Test
    void itsForfeitBeginsAtSeven() {
        var scene = table().at(CANTINA, SEPTOID).turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue(SEPTOID)).isEqualTo(7);
    }

    @Test
    void forfeitedItStaysAndLosesWhatWasNeeded() {
        var scene = beaten("Luke Skywalker", "Rebel Trooper");
        double owed = Math.max(scene.damageLeft(DARK), scene.attritionLeft(DARK));
        assertThat(owed).isBetween(1.0, 6.0);
        scene.forfeit(SEPTOID).passResponses();
        assertThat(scene.isOnTable(SEPTOID)).isTrue();
        assertThat(scene.forfeitValue(SEPTOID)).isEqualTo(7 - owed);
        assertThat(scene.damageLeft(DARK)).isZero();
    }

    @Test
    void atZeroItIsLost() {
        var scene = beaten("Luke Skywalker", "Han Solo", "Obi-Wan Kenobi", "Chewbacca");
        double owed = Math.max(scene.damageLeft(DARK), scene.attritionLeft(DARK));
        assertThat(owed).isGreaterThan(7);
        scene.forfeit(SEPTOID);
        assertThat(scene.lost(DARK)).contains(SEPTOID);
        assertThat(scene.damageLeft(DARK)).isGreaterThan(0);
    }

    @Test
    void whatItHasLostItKeepsLostInTheNextBattle() {
        Position worn = table().at(CANTINA, SEPTOID, "Luke Skywalker").counter(SEPTOID, 5);
        var scene = worn.force(LIGHT, 9).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue(SEPTOID)).isEqualTo(2);
        var nearly = table().at(CANTINA, SEPTOID).counter(SEPTOID, 6).turn(DARK, Phase.CONTROL);
        assertThat(nearly.isOnTable(SEPTOID)).isTrue();
    }

    @Test
    void hitItIsForfeitedOnceAndStays() {
        var scene =
                table().at(CANTINA, SEPTOID, "Stormtrooper#1", "Stormtrooper#2", "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster (1_152)")
                        .nextDestiny(LIGHT, 6)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("fire Blaster").fire("Blaster").choose(SEPTOID).passResponses();
        assertThat(scene.isHit(SEPTOID)).isTrue();
        scene.finishBattle();
        assertThat(scene.isOnTable(SEPTOID)).isTrue();
        assertThat(scene.isHit(SEPTOID)).isFalse();
        assertThat(scene.forfeitValue(SEPTOID)).isEqualTo(7);
    }
}
