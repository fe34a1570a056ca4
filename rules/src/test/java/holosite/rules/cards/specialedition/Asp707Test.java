package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** ASP-707 (Ayesspee). */
class Asp707Test {
    private static final String ASP = "ASP-707 (Ayesspee)";
    private static final String SPEEDER = "Luke's X-34 Landspeeder";
    private static final String BLASTER = "Blaster Rifle";
    private static final String MEMORIAL = "Crash Site Memorial";

    private static Position table() {
        return CardTable.table().site(MOS_EISLEY, LIGHT).site(FARM, LIGHT);
    }

    @Test
    void yourVehiclesAndDevicesDeployForOneLessWhereItIs() {
        var scene =
                table().at(MOS_EISLEY, ASP, "Luke Skywalker")
                        .at(FARM, "Leia Organa")
                        .hand(DARK, "Blizzard 1")
                        .hand(
                                LIGHT,
                                "Snowspeeder",
                                "Electrobinoculars",
                                "Obi-Wan's Lightsaber",
                                "Han Solo")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Snowspeeder", MOS_EISLEY))
                .isEqualTo(scene.deployCost("Snowspeeder", FARM) - 1);
        assertThat(scene.deployCost("Electrobinoculars", "Luke Skywalker"))
                .isEqualTo(scene.deployCost("Electrobinoculars", "Leia Organa") - 1);
        assertThat(scene.deployCost("Blizzard 1", MOS_EISLEY))
                .isEqualTo(scene.deployCost("Blizzard 1", FARM));
        assertThat(scene.deployCost("Han Solo", MOS_EISLEY))
                .isEqualTo(scene.deployCost("Han Solo", FARM));
    }

    @Test
    void inYourControlPhaseItPlacesAWeaponDeviceOrVehiclePresentOnTopOfReserveDeck() {
        var scene =
                table().at(MOS_EISLEY, ASP, "Luke Skywalker", SPEEDER, "Dewback", "Darth Vader")
                        .stolen("Dewback")
                        .on("Luke Skywalker", BLASTER, "Electrobinoculars")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .at(FARM, "Leia Organa")
                        .on("Leia Organa", "Blaster Rifle#2")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.use(ASP).offered())
                .containsExactlyInAnyOrder(BLASTER, "Electrobinoculars", SPEEDER);
        scene.choose(BLASTER).passResponses();
        assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo(BLASTER);
        scene.mayNot("use " + ASP);
        scene.passUntil(DARK, Phase.CONTROL);
        CardTable.mayNotInThisPhase(scene, "use " + ASP);
    }

    @Test
    void itPlacesNothingInAnotherPhase() {
        var scene =
                table().at(MOS_EISLEY, ASP, "Luke Skywalker")
                        .on("Luke Skywalker", BLASTER)
                        .turn(LIGHT, Phase.DEPLOY);
        CardTable.mayNotInThisPhase(scene, "use " + ASP);
    }

    @Test
    @Claim("asp-707#1")
    void aboardAVehicleOrStarshipItLeavesWhatIsOnItAlone() {
        var outside =
                table().at(MOS_EISLEY, ASP, "Rogue 4")
                        .pilot("Rogue 4", "Luke Skywalker")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(outside.use(ASP).offered()).contains("Dual Laser Cannon", "Rogue 4");

        var inside =
                table().at(MOS_EISLEY, "Rogue 4")
                        .pilot("Rogue 4", "Luke Skywalker")
                        .passenger("Rogue 4", ASP)
                        .on("Rogue 4", "Dual Laser Cannon")
                        .turn(LIGHT, Phase.CONTROL);
        inside.mayNot("use " + ASP);

        var ship =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .passenger("Millennium Falcon", ASP)
                        .on("Millennium Falcon", "Quad Laser Cannon")
                        .turn(LIGHT, Phase.CONTROL);
        ship.mayNot("use " + ASP);
    }

    @Test
    @Claim("asp-707#2")
    void itDoesNotPlaceTheVehicleItIsAboard() {
        var open =
                table().at(MOS_EISLEY, SPEEDER, "Sandcrawler")
                        .pilot(SPEEDER, "Luke Skywalker")
                        .passenger(SPEEDER, ASP)
                        .on("Luke Skywalker", BLASTER)
                        .turn(LIGHT, Phase.CONTROL);

        // the speeder is open: whoever rides in it is present outside
        assertThat(open.use(ASP).offered())
                .contains("Sandcrawler", BLASTER)
                .doesNotContain(SPEEDER);
    }

    @Test
    @Claim("asp-707#3")
    void whoIsAboardTheVehicleItPlacesIsLost() {
        var scene =
                table().at(MOS_EISLEY, ASP, SPEEDER)
                        .pilot(SPEEDER, "Luke Skywalker")
                        .on("Luke Skywalker", BLASTER)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(ASP).choose(SPEEDER).passResponses();

        assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo(SPEEDER);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", BLASTER);
    }

    @Test
    void crashSiteMemorialHoldingItIsImmuneToAlter() {
        for (String stacked : new String[] {ASP, "Proton Torpedoes"}) {
            var scene =
                    table().at(MOS_EISLEY, "Darth Vader")
                            .beside(LIGHT, MEMORIAL)
                            .stacked(MEMORIAL, stacked)
                            .hand(DARK, "Alter (1_234)")
                            .force(DARK, 9)
                            .turn(DARK, Phase.CONTROL);

            assertThat(scene.isOffered("play Alter")).isEqualTo(!stacked.equals(ASP));
        }
        var another =
                table().at(MOS_EISLEY, "Darth Vader")
                        .beside(LIGHT, "Tauntaun Bones")
                        .stacked("Tauntaun Bones", ASP)
                        .hand(DARK, "Alter (1_234)")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        another.offers("play Alter");
        // beside it the droid protects nothing
        var beside =
                table().at(MOS_EISLEY, "Darth Vader", ASP)
                        .beside(LIGHT, MEMORIAL)
                        .hand(DARK, "Alter (1_234)")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        beside.offers("play Alter");
    }
}
