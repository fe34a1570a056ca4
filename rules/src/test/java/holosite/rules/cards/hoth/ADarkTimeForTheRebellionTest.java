package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Dark Time For The Rebellion. */
class ADarkTimeForTheRebellionTest {
    private static final String DARK_TIME = "A Dark Time For The Rebellion";

    private static Scene deploying(Side player, String location) {
        return table().hand(player, location)
                .hand(DARK, DARK_TIME)
                .reserve(DARK, "Tatooine", "Kessel", "Tatooine: Mos Eisley")
                .turn(player, Phase.DEPLOY)
                .deploy(location);
    }

    @Test
    void theSystemOfTheSiteComesFromReserveDeck() {
        var scene = deploying(LIGHT, "Tatooine: Lars' Moisture Farm");
        scene.passUntil("play " + DARK_TIME).play(DARK_TIME);
        scene.passUntil(DARK);
        assertThat(scene.offered()).containsExactly("Tatooine", "nothing");
        scene.choose("Tatooine").passUntil(LIGHT);
        assertThat(scene.locations()).contains("Tatooine");
        assertThat(scene.ownerOf("Tatooine")).isEqualTo(DARK);
        assertThat(scene.lost(DARK)).contains(DARK_TIME);
        assertThat(scene.reserve(DARK)).contains("Kessel");
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Tatooine: Lars' Moisture Farm",
        "LIGHT, Coruscant",
        "LIGHT, Home One: Docking Bay"
    })
    void onlyAPlanetSiteOfTheOpponentsCallsIt(Side player, String location) {
        mayNotInThisPhase(deploying(player, location), "play " + DARK_TIME);
    }
}
