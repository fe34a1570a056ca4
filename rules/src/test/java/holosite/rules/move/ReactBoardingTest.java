package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Getting in and out at the beginning and at the end of a react. */
class ReactBoardingTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    /** The Dark Side drains where the landspeeder is not; a trooper stands beside it. */
    private static Position drain() {
        return table().at(MOS_EISLEY, "Stormtrooper")
                .at(FARM, SPEEDER, "Rebel Trooper")
                .pilot(SPEEDER, "Han Solo")
                .force(LIGHT, 3);
    }

    @Test
    @Claim("embarking#6")
    void whoStandsBesideAReactingVehicleRidesAlongAndGetsOutThere() {
        var scene = drain().turn(DARK, Phase.CONTROL).drainAt(MOS_EISLEY).react(SPEEDER);

        scene.expectPrompt(Prompt.Key.REACT_EMBARK).choose("Rebel Trooper");
        scene.expectPrompt(Prompt.Key.REACT_DISEMBARK).choose("Rebel Trooper");

        assertThat(scene.hostOf("Rebel Trooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.hostOf("Han Solo")).isEqualTo(SPEEDER);
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(MOS_EISLEY);
        // the move is paid for, getting in and out is free
        assertThat(scene.used(LIGHT)).hasSize(1);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    @Claim("embarking#6")
    void nobodyNeedsToBoardOrToGetOut() {
        var scene = drain().turn(DARK, Phase.CONTROL).drainAt(MOS_EISLEY).react(SPEEDER);

        scene.choose().choose();

        assertThat(scene.hostOf("Rebel Trooper")).isEqualTo(FARM);
        assertThat(scene.hostOf("Han Solo")).isEqualTo(SPEEDER);
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(MOS_EISLEY);
    }

    @Test
    @Claim("embarking#6")
    void aCharacterAboardGetsOutToReactOnFoot() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Rebel Trooper")
                        .at(FARM, SPEEDER)
                        .passenger(SPEEDER, "Shistavanen Wolfman")
                        .force(LIGHT, 3)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);

        scene.react("Shistavanen Wolfman");

        assertThat(scene.hostOf("Shistavanen Wolfman")).isEqualTo(MOS_EISLEY);
        assertThat(scene.hostOf(SPEEDER)).isEqualTo(FARM);
        assertThat(scene.has("Shistavanen Wolfman", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @Test
    void fromAStarshipInSpaceNobodyReactsOnFoot() {
        table().at(MOS_EISLEY, "Stormtrooper", "Rebel Trooper")
                .at("Tatooine", "Corellian Corvette")
                .passenger("Corellian Corvette", "Shistavanen Wolfman")
                .force(LIGHT, 3)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("react with Shistavanen Wolfman");
    }

    @Test
    @Claim("embarking#6")
    void whoHasReactedMayBoardAVehicleThere() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Rebel Trooper", SPEEDER)
                        .at(FARM, "Shistavanen Wolfman")
                        .force(LIGHT, 3)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);

        scene.react("Shistavanen Wolfman").expectPrompt(Prompt.Key.REACT_BOARD).choose(SPEEDER);

        assertThat(scene.hostOf("Shistavanen Wolfman")).isEqualTo(SPEEDER);
    }

    @Test
    @Claim("embarking#6")
    void whoDeploysAsAReactMayBoardAVehicleThere() {
        var scene =
                table().at(
                                "Hoth: Ice Plains (5th Marker)",
                                "Stormtrooper",
                                "Blizzard 1",
                                "Rebel Trooper")
                        .on("Stormtrooper", "Comlink")
                        .hand(DARK, "AT-AT Driver")
                        .force(LIGHT, 3)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Hoth: Ice Plains (5th Marker)");

        scene.deployAsReact("AT-AT Driver").choose("Hoth: Ice Plains (5th Marker)");
        scene.expectPrompt(Prompt.Key.REACT_BOARD).choose("Blizzard 1");

        assertThat(scene.hostOf("AT-AT Driver")).isEqualTo("Blizzard 1");
    }

    @Test
    @Claim("embarking#6")
    @Ruling("answers-to-a-react")
    void whoIsThereAlreadyReactsByGettingOut() {
        var scene =
                table().at(
                                "Hoth: Ice Plains (5th Marker)",
                                "Stormtrooper",
                                "Rebel Trooper",
                                "Rogue 1")
                        .passenger("Rogue 1", "Princess Leia")
                        .at("Hoth: Ice Plains (5th Marker)", "Luke Skywalker")
                        .force(LIGHT, 3)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Hoth: Ice Plains (5th Marker)");

        scene.react("Princess Leia");

        assertThat(scene.hostOf("Princess Leia")).isEqualTo("Hoth: Ice Plains (5th Marker)");
        assertThat(scene.used(LIGHT)).isEmpty();
        scene.mayNot("react with Princess Leia");
    }

    @Test
    @Ruling("answers-to-a-react")
    void theOpponentAnswersToAReactBeforeAnybodyGetsIn() {
        var scene =
                drain().hand(DARK, "Sense")
                        .at(MOS_EISLEY, "Darth Vader")
                        .nextDestiny(DARK, 1)
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY)
                        .react(SPEEDER);

        scene.offers("play Sense").pass();
        scene.expectPrompt(Prompt.Key.REACT_EMBARK);
    }
}
