package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.log.PileEntry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Probe Droid. */
class ProbeDroidTest {
    /** The cards this player alone has looked at. */
    static List<String> seen(Scene scene, Side viewer) {
        return scene.game().log().from(0).stream()
                .filter(PileEntry.LooksAt.class::isInstance)
                .map(entry -> (PileEntry.LooksAt) entry)
                .filter(entry -> entry.player() == viewer)
                .map(entry -> entry.card().title())
                .toList();
    }

    /** A Probe Droid with these devices, and an opponent with cards in hand to look at. */
    static Scene probing(String... antennae) {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Probe Droid", "Stormtrooper")
                .on("Probe Droid", antennae)
                .hand(LIGHT, "X-wing", "X-wing", "X-wing", "X-wing", "X-wing")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim("probe-droid#2")
    void aProbeDroidLooksAtAsManyCardsAsThereAreLightIconsOnce() {
        var scene = probing();

        scene.use("Probe Droid").passResponses();

        assertThat(seen(scene, DARK)).hasSize(2);
        scene.passUntil(DARK).mayNot("use Probe Droid");
        table().site(CANTINA, DARK)
                .at(CANTINA, "Probe Droid")
                .hand(LIGHT, "X-wing")
                .turn(DARK, Phase.MOVE)
                .mayNot("use Probe Droid");
    }

    @Test
    @Claim("probe-droid#1")
    void aProbeDroidComesFromAStarDestroyer() {
        var position =
                table().at("Tatooine", "Devastator").hand(DARK, "Probe Droid").force(DARK, 2);
        position.at(MOS_EISLEY, "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Probe Droid");

        table().at("Tatooine", "TIE Fighter")
                .at(MOS_EISLEY, "Stormtrooper")
                .hand(DARK, "Probe Droid")
                .force(DARK, 2)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Probe Droid");
    }

    @Test
    @Claim({"probe-droid#3", "probe-droid#4", "probe-droid#5"})
    void aProbeDroidDrainsBattlesAndIsBattled() {
        table().site(MOS_EISLEY, DARK)
                .at(MOS_EISLEY, "Probe Droid")
                .turn(DARK, Phase.CONTROL)
                .offers("drain at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "Probe Droid", "Luke Skywalker")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "Probe Droid", "Luke Skywalker")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
    }

    @Test
    @Claim({"probe-droid#3", "probe-droid#4", "probe-droid#5"})
    void anotherDroidDoesNothingOfTheKind() {
        table().site(MOS_EISLEY, DARK)
                .at(MOS_EISLEY, "EG-6")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "EG-6", "Luke Skywalker")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .mayNot("battle at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "EG-6", "Luke Skywalker")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("battle at " + MOS_EISLEY);
    }

    @Test
    @Claim("probe-droid#2")
    void aProbeDroidLooksAtNothingAboardAStarshipOrInTheOpponentsTurn() {
        table().at("Tatooine", "Devastator")
                .passenger("Devastator", "Probe Droid")
                .hand(LIGHT, "X-wing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Probe Droid");
        table().site(CANTINA, DARK)
                .at(CANTINA, "Probe Droid")
                .hand(LIGHT, "X-wing")
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use Probe Droid");
    }
}
