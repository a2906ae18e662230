azulejo-record 1
game royal-ur
rules tokens=2 safeRosettes=true rosettesGrantRolls=true capturesGrantRolls=false zero=pass
player A "level-1"
player B "level-2"
seed 4
start A- A2PH0B2PH0
roll R3
move A0003
roll R2
move B0002
roll R2
move A0305
roll R2
move B0204
roll R3
move B0003
roll R0
roll R3
move B0306
roll R2
move A0002
roll R1
move B0405
roll R1
move A0203
roll R1
move B0607
roll R1
move A0001
roll R1
move B0708
roll R0
roll R3
move A0104
roll R2
move A0406
roll R3
move B0811
roll R3
move A0609
roll R1
move B0506
roll R3
move A0912
roll R4
move B1115
roll R3
move A0306
roll R2
move B0002
roll R2
move A1214
roll R2
move A0608
roll R4
move A0812
roll R2
move B0204
roll R2
move B0406
roll R2
roll R2
move B0608
roll R2
move B0810
roll R1
move A1415
roll R0
roll R3
move A1215
result finished
standing A home=2 progress=30 winner
standing B home=1 progress=25
end
