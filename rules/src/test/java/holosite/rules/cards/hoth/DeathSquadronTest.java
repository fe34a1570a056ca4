package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Death Squadron. */
class DeathSquadronTest {
    @Test
    @Claim("death-squadron#1")
    void deathSquadronDeploysOnAnySystem() {
        var scene =
                table().system("Tatooine", DARK)
                        .system("Hoth", LIGHT)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Death Squadron")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Death Squadron")).containsExactlyInAnyOrder("Tatooine", "Hoth");
    }

    @Test
    @Claim("death-squadron#2")
    void deathSquadronCountsTheStarshipsPresent() {
        var scene =
                table().at("Hoth", "TIE Fighter", "TIE Fighter", "Tyrant", "X-wing")
                        .at("Tatooine", "Devastator")
                        .on("Hoth", "Death Squadron")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.totalPower("Hoth", DARK)).isEqualTo(1 + 1 + 8 + 3);
        assertThat(scene.totalPower("Tatooine", DARK)).isEqualTo(9);
        // starships of the opponent neither count nor gain
        assertThat(scene.totalPower("Hoth", LIGHT)).isEqualTo(3);
    }

    @Test
    @Claim("death-squadron#3")
    void deathSquadronSendsTroopersAndVehiclesDownForFree() {
        var scene =
                table().system("Hoth", DARK)
                        .site(PLAINS, DARK)
                        .at("Hoth", "Tyrant")
                        .on("Hoth", "Death Squadron")
                        .passenger("Tyrant", "Snowtrooper", "General Veers")
                        .cargo("Tyrant", "Blizzard Scout 1")
                        .at(PLAINS, "Snowtrooper")
                        .turn(DARK, Phase.MOVE);

        scene.offers("shuttle Snowtrooper", "shuttle Blizzard Scout 1")
                .mayNot("shuttle General Veers", "shuttle Snowtrooper#2");
        scene.shuttle("Snowtrooper").to(PLAINS);
        assertThat(scene.locationOf("Snowtrooper")).isEqualTo(PLAINS);
    }

    @Test
    @Claim("death-squadron#3")
    void withoutDeathSquadronNobodyComesDownForFree() {
        table().system("Hoth", DARK)
                .site(PLAINS, DARK)
                .at("Hoth", "Tyrant")
                .passenger("Tyrant", "Snowtrooper")
                .cargo("Tyrant", "Blizzard Scout 1")
                .turn(DARK, Phase.MOVE)
                .mayNot("shuttle Snowtrooper", "shuttle Blizzard Scout 1");
    }

    @Test
    @Claim("death-squadron#3")
    void nobodyComesDownForFreeElsewhereNorForTheOpponent() {
        table().site(MOS_EISLEY, DARK)
                .system("Hoth", DARK)
                .on("Hoth", "Death Squadron")
                .at("Tatooine", "Tyrant")
                .passenger("Tyrant", "Snowtrooper")
                .turn(DARK, Phase.MOVE)
                .mayNot("shuttle Snowtrooper");
        table().site(PLAINS, DARK)
                .at("Hoth", "Medium Transport")
                .on("Hoth", "Death Squadron")
                .passenger("Medium Transport", "Rebel Trooper")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("shuttle Rebel Trooper");
    }
}
