package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tractor Beam, and Death Star Tractor Beam. */
class TractorBeamTest {
    private static final String BEAM = "use Tractor Beam";

    /** After a battle of this ship at a place, with a Tractor Beam on the Devastator. */
    private static Scene ended(Position position, String place) {
        var scene =
                position.on("Devastator", "Tractor Beam")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(place);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered(BEAM));
        return scene;
    }

    @ParameterizedTest
    @CsvSource({"5, true", "4, false"})
    void aDestinyAboveTheDefenseCapturesAnOpponentsStarship(int destiny, boolean captured) {
        var position = table().at("Tatooine", "Devastator", "Corellian Corvette", "Conquest");
        var scene = ended(position, "Tatooine");
        int force = scene.forcePile(DARK).size();
        scene.nextDestiny(DARK, destiny).answer(BEAM);
        scene.passResponses();
        // nobody is aboard but its crew, so that it is stolen at once
        assertThat(scene.ownerOf("Corellian Corvette")).isEqualTo(captured ? DARK : LIGHT);
        assertThat(scene.forcePile(DARK)).hasSize(force - 2);
    }

    @Test
    void aStarCruiserIsTooLargeAndAnotherBattleTooFar() {
        var cruiser =
                Kinds.capital("Plain Cruiser", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(5)
                        .power(5)
                        .armor(3)
                        .hyperspeed(3)
                        .forfeit(5)
                        .is(Trait.MON_CALAMARI_STAR_CRUISER)
                        .permanentPilot(2)
                        .says();
        var large = tableWith(cruiser).at("Tatooine", "Devastator", "Plain Cruiser");
        assertThat(ended(large, "Tatooine").inBattle()).isFalse();
        var far =
                table().at("Kessel", "Devastator").at("Tatooine", "Conquest", "Corellian Corvette");
        assertThat(ended(far, "Tatooine").inBattle()).isFalse();
        var site = table().at(BAY, "Devastator", "Stormtrooper", "Rebel Trooper").at(BAY, "X-wing");
        assertThat(ended(site, BAY).inBattle()).isFalse();
    }

    @Test
    void itDeploysOnYourStarDestroyerOnly() {
        var scene =
                table().at("Tatooine", "Devastator", "TIE Fighter", "Corellian Corvette")
                        .at("Kessel", "Conquest")
                        .hand(DARK, "Tractor Beam")
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Tractor Beam"))
                .containsExactlyInAnyOrder("Devastator", "Conquest");
    }

    @Test
    void itReachesForOneStarshipPresent() {
        var position =
                table().at("Tatooine", "Devastator", "Corellian Corvette", "X-wing", "Conquest")
                        .on("X-wing", "Proton Torpedoes")
                        .at("Kessel", "Y-wing");
        var scene = ended(position, "Tatooine");

        scene.answer(BEAM);

        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Corellian Corvette", "X-wing");
    }

    @Test
    void theDeathStarsBeamReachesForOneStarshipPresent() {
        String bay = "Death Star: Docking Bay 327";
        var scene =
                table().site(bay, DARK)
                        .on(bay, "Death Star Tractor Beam")
                        .at("Death Star", "Devastator", "Conquest", "Corellian Corvette", "X-wing")
                        .on("X-wing", "Proton Torpedoes")
                        .at("Kessel", "Y-wing")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Death Star");
        String use = "use Death Star Tractor Beam";
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered(use));

        scene.answer(use);

        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Corellian Corvette", "X-wing");
    }
}
