package holosite.rules.cards.empirestrikesbackintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Veers. */
class VeersTest {
    private static Position facing(String... rebels) {
        return table().at(PLAINS, rebels)
                .site(PERIMETER, LIGHT)
                .site(BAY, DARK)
                .hand(DARK, "Veers")
                .force(DARK, 9);
    }

    @Test
    void heDeploysOnHothWhileFewerThanThreeUniqueOpponentsAreThere() {
        var scene = facing("Luke Skywalker", "Leia Organa").turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Veers")).contains(PLAINS).doesNotContain(BAY);
        facing("Luke Skywalker", "Leia Organa", "Han Solo")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Veers");
    }

    @Test
    void snowtroopersAtHisSiteAreWorthOneMore() {
        var scene =
                table().at(PLAINS, "Veers", "Snowtrooper#1", "Stormtrooper")
                        .at(PERIMETER, "Snowtrooper#2")
                        .turn(DARK);
        assertThat(change(scene, "Snowtrooper#1")).isEqualTo(1);
        assertThat(change(scene, "Snowtrooper#2")).isZero();
        assertThat(change(scene, "Stormtrooper")).isZero();
    }

    private static double change(Scene scene, String card) {
        return scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card);
    }

    @Test
    void neitherYourOwnCharactersNorCommonOnesKeepHimAway() {
        facing("Rebel Trooper", "Rebel Trooper", "Rebel Trooper")
                .at(MOS_EISLEY, "Darth Vader", "Boba Fett", "Garindan")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Veers");
    }
}
