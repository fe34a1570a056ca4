package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Put That Down. */
class PutThatDownTest {
    private static Scene aimedAtLuke(int force) {
        return table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                .on("Darth Vader", "Vader's Lightsaber")
                .hand(LIGHT, "Put That Down")
                .force(LIGHT, force)
                .force(DARK, 1)
                .nextDestiny(DARK, 5, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .fire("Vader's Lightsaber")
                .at("Luke Skywalker");
    }

    @Test
    @Claim("put-that-down#1")
    void putThatDownCancelsAnAimForThree() {
        var scene = aimedAtLuke(3).play("Put That Down").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        assertThat(scene.forcePile(LIGHT)).isEmpty();

        var poor = aimedAtLuke(2);
        assertThat(poor.isHit("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("put-that-down#2")
    void putThatDownCancelsDoubleBack() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .hand(DARK, "Double Back")
                        .hand(LIGHT, "Put That Down")
                        .lost(DARK, "Dengar")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Double Back").expectDecider(LIGHT).play("Put That Down").passResponses();

        assertThat(scene.isIn("Dengar", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Double Back", Zone.LOST_PILE)).isTrue();
    }

    @Test
    void aShotAtTheOpponentIsNotCanceled() {
        var other =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .hand(LIGHT, "Put That Down")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        other.fire("Anakin's Lightsaber").at("Stormtrooper");
        assertThat(other.isOffered("play Put That Down")).isFalse();
    }
}
