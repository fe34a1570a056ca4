package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Destroyer Droid. */
class DestroyerDroidTest {
    private static final String DROID = "Destroyer Droid";

    @Test
    void itBelongsToTheTradeFederation() {
        assertThat(table().at(CANTINA, DROID).turn(DARK).printed(DROID).is(Trait.TRADE_FEDERATION))
                .isTrue();
    }

    @Test
    void itsCannonsHitForOneForceAndCostTheOpponentOne() {
        var scene = cannons(3);
        scene.fire(DROID).passResponses();
        assertThat(scene.isHit("Rebel Trooper")).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(DARK)).hasSize(1);
        var missed = cannons(1);
        missed.fire(DROID).passResponses();
        assertThat(missed.isHit("Rebel Trooper")).isFalse();
        assertThat(missed.lost(LIGHT)).isEmpty();
    }

    private static holosite.rules.kit.Scene cannons(int destiny) {
        return table().at(CANTINA, DROID, "Rebel Trooper")
                .force(DARK, 3)
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    void withAnotherDestroyerDroidItDrawsABattleDestiny() {
        assertThat(draws(table().at(CANTINA, DROID, "Rebel Trooper"))).isZero();
        assertThat(draws(table().at(CANTINA, DROID, DROID, "Rebel Trooper"))).isEqualTo(1);
        assertThat(draws(table().at(CANTINA, DROID, "EG-6", "Rebel Trooper"))).isZero();
        assertThat(
                        draws(
                                table().at(CANTINA, DROID, "Rebel Trooper")
                                        .at(MOS_EISLEY, "Destroyer Droid#2")))
                .isZero();
    }

    private static int draws(Position position) {
        var scene = position.force(DARK, 1).turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        return battleDestinies(scene, DARK);
    }
}
