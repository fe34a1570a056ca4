package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Leia's Sporting Blaster. */
class LeiasSportingBlasterTest {
    private static final String BLASTER = "Leia's Sporting Blaster";

    private static Position armed(String bearer) {
        return table().at(MOS_EISLEY, bearer, "Darth Vader", "Stormtrooper")
                .on(bearer, BLASTER)
                .force(LIGHT, 1);
    }

    @ParameterizedTest
    @CsvSource({"Leia Organa, 2, false", "Leia Organa, 3, true", "Rebel Trooper, 3, true"})
    void itHitsWithOneLessForFreeAndHarderInLeiasHand(String bearer, int destiny, boolean hits) {
        var scene =
                armed(bearer)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .passUntil("fire " + BLASTER);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        scene.fire(BLASTER).at("Stormtrooper").passResponses();
        assertThat(scene.isHit("Stormtrooper")).isEqualTo(hits);
        assertThat(scene.forfeitValue("Stormtrooper"))
                .isEqualTo(hits && bearer.equals("Leia Organa") ? 0 : 2);
    }

    @ParameterizedTest
    @CsvSource({"Leia Organa, 1", "Rebel Trooper, 2"})
    void leiaGetsItCheaper(String bearer, int cost) {
        var scene =
                table().at(MOS_EISLEY, bearer, "Wioslea", "Stormtrooper")
                        .hand(LIGHT, BLASTER)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(BLASTER).passResponses();
        assertThat(scene.hostOf(BLASTER)).isEqualTo(bearer);
        assertThat(scene.forcePile(LIGHT)).hasSize(3 - cost);
    }
}
