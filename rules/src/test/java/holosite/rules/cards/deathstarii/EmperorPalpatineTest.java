package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.imperial;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.CardTable.toCross;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Emperor Palpatine. */
class EmperorPalpatineTest {
    private static final String EMPEROR = "Emperor Palpatine";

    @Test
    void heDeploysToNoSiteTheOpponentOccupies() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Stormtrooper#1")
                        .at(BAY, "Stormtrooper#2")
                        .at("Tatooine", "Devastator", "A-wing")
                        .hand(DARK, EMPEROR)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, EMPEROR)).contains(BAY, "Devastator").doesNotContain(CANTINA);
    }

    @Test
    void notEvenAboardAVehicleThere() {
        table().at(CANTINA, "Rebel Trooper", "Stormtrooper")
                .at(CANTINA, "dark Lift Tube")
                .hand(DARK, EMPEROR)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + EMPEROR);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Claim("emperor-palpatine#1")
    void aQuarrenDoesNotLeadHimThere(boolean occupied) {
        var position =
                table().site(FARM, DARK)
                        .at(FARM, "Quarren")
                        .hand(DARK, EMPEROR, "Sergeant Wallen")
                        .force(DARK, 9);
        if (occupied) {
            position.at(FARM, "Rebel Trooper");
        }
        var scene = position.turn(DARK, Phase.DEPLOY);

        assertThat(scene.isOffered("deploy " + EMPEROR)).isEqualTo(!occupied);
        scene.offers("deploy Sergeant Wallen");
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Claim("emperor-palpatine#2")
    void caneAdissDoesNotLeadHimThere(boolean occupied) {
        var position =
                table().site(FARM, DARK)
                        .on(FARM, "Cane Adiss")
                        .hand(DARK, EMPEROR, "Sergeant Wallen")
                        .force(DARK, 9);
        if (occupied) {
            position.at(FARM, "Rebel Trooper");
        }
        var scene = position.turn(DARK, Phase.DEPLOY);

        assertThat(scene.isOffered("deploy " + EMPEROR)).isEqualTo(!occupied);
        scene.offers("deploy Sergeant Wallen");
    }

    /** Another version of him; all that matters is whose persona he is. */
    private static final Card OTHER =
            imperial("Plain Emperor", "0_81")
                    .unique()
                    .persona("Emperor")
                    .destiny(1)
                    .deploy(5)
                    .power(3)
                    .ability(6)
                    .forfeit(7)
                    .says();

    @Test
    void heReplacesAnotherVersionAtNoSiteTheOpponentOccupies() {
        tableWith(OTHER)
                .at(CANTINA, "Plain Emperor", "Rebel Trooper")
                .hand(DARK, EMPEROR)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("replace " + EMPEROR);
        tableWith(OTHER)
                .at(CANTINA, "Plain Emperor")
                .hand(DARK, EMPEROR)
                .turn(DARK, Phase.DEPLOY)
                .offers("replace " + EMPEROR);
        tableWith(OTHER)
                .at("Tatooine", "Devastator", "A-wing")
                .passenger("Devastator", "Plain Emperor")
                .hand(DARK, EMPEROR)
                .turn(DARK, Phase.DEPLOY)
                .offers("replace " + EMPEROR);
    }

    @Test
    void heMovesToNoSuchSiteByHimselfOrAboardAVehicle() {
        var walking =
                table().at(CANTINA, "Rebel Trooper")
                        .site(MOS_EISLEY, DARK)
                        .at(BAY, EMPEROR, "Stormtrooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        walking.move(EMPEROR).passResponses();
        assertThat(walking.locationOf(EMPEROR)).isEqualTo(MOS_EISLEY);
        walking.passUntil(DARK).move("Stormtrooper").to(CANTINA);

        for (String passenger : List.of(EMPEROR, "Stormtrooper")) {
            var riding =
                    (passenger.equals(EMPEROR) ? table() : table().at(BAY, EMPEROR))
                            .site("Hoth: North Ridge (4th Marker)", LIGHT)
                            .at("Hoth: North Ridge (4th Marker)", "Rebel Trooper")
                            .at(PLAINS, "Blizzard Walker")
                            .pilot("Blizzard Walker", "General Veers")
                            .passenger("Blizzard Walker", passenger)
                            .force(DARK, 5)
                            .turn(DARK, Phase.MOVE);
            // wherever he is, others go there
            assertThat(riding.isOnTable(EMPEROR)).isTrue();
            assertThat(riding.isOffered("move Blizzard Walker"))
                    .isEqualTo(!passenger.equals(EMPEROR));
        }
        table().site("Hoth: North Ridge (4th Marker)", LIGHT)
                .at(PLAINS, "Blizzard Walker")
                .pilot("Blizzard Walker", "General Veers")
                .passenger("Blizzard Walker", EMPEROR)
                .force(DARK, 5)
                .turn(DARK, Phase.MOVE)
                .offers("move Blizzard Walker");
    }

    @Test
    void heMayGoToASystemTheOpponentOccupies() {
        table().at(BAY, EMPEROR)
                .at("Tatooine", "Devastator", "A-wing")
                .force(DARK, 5)
                .turn(DARK, Phase.MOVE)
                .offers("shuttle " + EMPEROR);
        table().at("Tatooine", "A-wing")
                .system("Kessel", DARK)
                .at("Kessel", "Devastator")
                .passenger("Devastator", EMPEROR)
                .force(DARK, 5)
                .turn(DARK, Phase.MOVE)
                .offers("move Devastator");
    }

    @Test
    void onceATurnHeTakesForceLightningIntoHand() {
        var scene =
                table().at(BAY, EMPEROR)
                        .reserve(DARK, "Force Lightning#1", "Stormtrooper", "Force Lightning#2")
                        .turn(DARK, Phase.CONTROL);
        scene.use(EMPEROR).choose("Force Lightning#1").passResponses();
        assertThat(scene.hand(DARK)).containsExactly("Force Lightning");
        scene.passUntil(DARK).mayNot("use " + EMPEROR);
    }

    @Test
    void heIsImmuneToAttrition() {
        var scene = table().at(BAY, EMPEROR).turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity(EMPEROR)).isGreaterThan(99);
    }

    @Test
    void whereHeIsPresentAttemptsToCrossVaderOverAreThreeLess() {
        var present =
                table().at(CANTINA, EMPEROR).at(BAY, "Darth Vader", "Luke Skywalker").turn(DARK);
        assertThat(toCross(present, "Darth Vader")).isEqualTo(9);
        assertThat(toCross(present, "Luke Skywalker")).isEqualTo(12);
        var aboard =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", EMPEROR)
                        .at(BAY, "Darth Vader")
                        .turn(DARK);
        assertThat(toCross(aboard, "Darth Vader")).isEqualTo(12);
    }
}
