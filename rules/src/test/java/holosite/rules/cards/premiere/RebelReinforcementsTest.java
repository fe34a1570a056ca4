package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rebel Reinforcements and Imperial Reinforcements. */
class RebelReinforcementsTest {
    private static Scene outnumbered(Side side, String card, int destiny) {
        return table().at(CANTINA, "Stormtrooper", "Rebel Trooper#9")
                .at("Tatooine", side == DARK ? "X-wing#9" : "Devastator")
                .hand(side, card)
                .lost(
                        side,
                        side == DARK
                                ? new String[] {"TIE Fighter", "Stormtrooper#2", "Chief Bast"}
                                : new String[] {"Y-wing", "Rebel Trooper", "Beru Lars"})
                .force(side, 2)
                .nextDestiny(side, destiny)
                .turn(side, Phase.CONTROL);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Reinforcements, Y-wing, Rebel Trooper, Beru Lars",
        "DARK, Imperial Reinforcements, TIE Fighter, Stormtrooper#2, Chief Bast"
    })
    void asManyAsTheDestinyComeBack(
            Side side, String card, String ship, String trooper, String other) {
        var both = outnumbered(side, card, 2);
        both.play(card);
        while (both.isOffered(ship)) {
            both.choose(ship, trooper);
        }
        both.passResponses();
        assertThat(both.used(side)).contains(ship, trooper).doesNotContain(other);
        assertThat(both.forcePile(side)).hasSize(1);
        var one = outnumbered(side, card, 1);
        one.play(card);
        one.mayNot(ship + "; " + trooper, other).choose(trooper).passResponses();
        assertThat(one.lost(side)).containsExactlyInAnyOrder(ship, other, card);
    }

    @Test
    void theRebelsMayLeaveSome() {
        var scene = outnumbered(LIGHT, "Rebel Reinforcements", 2);
        scene.play("Rebel Reinforcements").choose("Y-wing").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper").doesNotContain("Y-wing");
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Rebel Reinforcements", "DARK, Imperial Reinforcements"})
    void itNeedsMoreCharactersAndStarshipsOnTheOtherSide(Side side, String card) {
        String mine = side == DARK ? "Stormtrooper" : "Rebel Trooper";
        String theirs = side == DARK ? "Rebel Trooper" : "Stormtrooper";
        String mount = side == DARK ? "Bantha" : "SoroSuub V-35 Landspeeder";
        table().at(CANTINA, mine, theirs)
                .hand(side, card)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + card);
        table().at(CANTINA, mine + "#1", theirs + "#1", theirs + "#2")
                .at(FARM, mine + "#2", mine + "#3")
                .hand(side, card)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + card);
        String theirMount = side == DARK ? "SoroSuub V-35 Landspeeder" : "Bantha";
        table().at(CANTINA, mine, theirs, theirMount)
                .hand(side, card)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + card);
        // starships do
        table().at(CANTINA, mine, theirs)
                .at("Tatooine", side == DARK ? "X-wing" : "Devastator")
                .hand(side, card)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .offers("play " + card);
        // vehicles do not
        table().at(CANTINA, mine + "#1", theirs + "#1", theirs + "#2")
                .at(CANTINA, mount + "#1", mount + "#2", mount + "#3")
                .hand(side, card)
                .force(side, 2)
                .turn(side, Phase.CONTROL)
                .offers("play " + card);
    }
}
