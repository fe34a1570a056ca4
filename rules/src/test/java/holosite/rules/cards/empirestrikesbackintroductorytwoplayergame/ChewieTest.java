package holosite.rules.cards.empirestrikesbackintroductorytwoplayergame;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Chewie. */
class ChewieTest {
    private static Position facing(String... imperials) {
        return table().at(PLAINS, imperials)
                .at(PERIMETER, "Rebel Trooper")
                .at(COMMAND_CENTER, "Rebel Trooper")
                .site(BAY, LIGHT)
                .hand(LIGHT, "Chewie")
                .force(LIGHT, 9);
    }

    @Test
    void heDeploysOnHothWhileFewerThanThreeUniqueOpponentsAreThere() {
        var scene = facing("Boba Fett", "Darth Vader", "Stormtrooper").turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Chewie")).contains(PERIMETER).doesNotContain(BAY);
        facing("Boba Fett", "Darth Vader", "Grand Moff Tarkin")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Chewie");
    }

    @Test
    void heMayMoveElsewhere() {
        table().at(BAY, "Chewie")
                .site(MOS_EISLEY, LIGHT)
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .offers("move Chewie");
    }

    @Test
    void yourOwnCharactersDoNotKeepHimAway() {
        facing("Boba Fett", "Stormtrooper")
                .at(MOS_EISLEY, "Luke Skywalker", "Leia Organa", "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Chewie");
    }
}
